// tresse: flags -O0 -g
// expect: T0403 line 10
// A write to a block that was freed.
#include <stdlib.h>


int main(void) {
  int *p = malloc(sizeof *p);
  free(p);
  *p = 7;
  return 0;
}
