// tresse: flags -O0 -g
// expect: T0804
// A buffer that nobody has filled.
#include <setjmp.h>
static jmp_buf buffer;
int main(void) {
  longjmp(buffer, 1);
}
