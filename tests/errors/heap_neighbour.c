// tresse: flags -O0 -g
// expect: T0402 line 11
// Two blocks may lie side by side: past the end of one is still outside it.
#include <stdlib.h>


int main(void) {
  char *a = malloc(16), *b = malloc(16);
  a[0] = b[0] = 0;
  char *end = a + 16;
  *end = 1;
  return 0;
}
