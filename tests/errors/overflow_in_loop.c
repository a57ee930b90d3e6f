// tresse: flags -O0 -g
// expect: T0511 line 11
// A product overflows in a loop, where its registers have other values when it is used. What main
// returns has to be defined.
#include <limits.h>

int main(void) {
  int factor = INT_MAX / 4, product = 1;
  for (int i = 0; i < 3; i++)
    product = product * factor + i;
  return product < 0 ? 1 : 0;
}
