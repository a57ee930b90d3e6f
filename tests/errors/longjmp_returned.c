// tresse: flags -O0 -g
// expect: T0804 line 10
// C11 7.13.2.1: the function that called setjmp has returned. It runs again, which is another call.
#include <setjmp.h>
static jmp_buf buffer;
static int fill(void) { return setjmp(buffer); }
static int again(int depth) {
  jmp_buf own;
  if (depth)
    longjmp(buffer, setjmp(own) + 1);
  return 0;
}
int main(void) {
  fill();
  return again(1);
}
