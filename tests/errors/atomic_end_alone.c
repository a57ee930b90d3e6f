// tresse: flags -O0 -g
// expect: T0804 line 7
// The end of a section that has not begun.
#include <tresse/verifier.h>

int main(void) {
  __VERIFIER_atomic_end();
}
