// tresse: flags -O0 -g
// expect: T0402 line 10
// A read one element past the end of a heap block.
#include <stdlib.h>


int main(void) {
  int *a = calloc(4, sizeof *a);
  int i = 4;
  return a[i];
}
