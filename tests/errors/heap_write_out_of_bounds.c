// tresse: flags -O0 -g
// expect: T0402 line 10
// A write one element past the end of a heap block.
#include <stdlib.h>


int main(void) {
  int *a = malloc(4 * sizeof *a);
  for (int i = 0; i <= 4; i++)
    a[i] = i;
  free(a);
  return 0;
}
