// tresse: flags -O0 -g
// expect: T0403 line 11
// A read of a block that the same thread has freed.
#include <stdlib.h>


int main(void) {
  int *p = malloc(sizeof *p);
  *p = 7;
  free(p);
  return *p;
}
