// tresse: flags -O0 -g
// expect: T0503 line 9
// A signed addition overflows: its result is poison, and is branched on.
#include <limits.h>

int main(void) {
  int a = INT_MAX;
  int b = a + 1;
  if (b < a)
    return 1;
  return 0;
}
