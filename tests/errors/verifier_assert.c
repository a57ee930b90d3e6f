// tresse: flags -O0 -g
// expect: T0101 line 8
// __VERIFIER_assert fails.
#include <tresse.h>

int main(void) {
  int n = 2;
  __VERIFIER_assert(n == 3);
  return 0;
}
