// tresse: flags -O0 -g
// expect: T0511 line 8
// malloc of a size that nobody has set.
#include <stdlib.h>

int main(void) {
  unsigned long n; // not set
  free(malloc(n));
  return 0;
}
