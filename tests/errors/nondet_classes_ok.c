// tresse: flags -O0 -g
// expect: exit 0
// All values of an int are tried, by one of each class: nothing is cut.
#include <assert.h>
#include <tresse.h>
int main(void) {
  int n = __VERIFIER_nondet_int();
  unsigned long size = __VERIFIER_nondet_ulong();
  while (__VERIFIER_nondet_bool() && n != 0)
    n = 0;
  assert(n < 100 || n > 50);
  if (size % 4 == 3)
    assert(size != 8);
  return 0;
}
