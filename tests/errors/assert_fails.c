// tresse: flags -O0 -g
// expect: T0101 line 8
// A failed assertion.
#include <assert.h>

int main(void) {
  int n = 2;
  assert(n + n == 5);
  return 0;
}
