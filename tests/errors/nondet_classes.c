// tresse: flags -O0 -g
// expect: T0101
// Values between constants that they are compared with are one class: that far from zero is one
// that fails is found.
#include <assert.h>
#include <tresse.h>
static int twice(int n) { return n > 1000000 ? 2 : 1; }
int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 5)
    return 0;
  assert(twice(n) + (n == 77777777) != 3);
  return 0;
}
