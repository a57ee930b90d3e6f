// tresse: flags -O0 -g
// expect: T0403 line 13
// The old pointer after realloc, even if the block did not move.
#include <stdlib.h>


int main(void) {
  int *p = malloc(sizeof *p);
  *p = 7;
  int *q = realloc(p, 2 * sizeof *q);
  if (q == NULL)
    return 0;
  return *p;
}
