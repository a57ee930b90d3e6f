// tresse: flags -O0 -g
// expect: T0410 line 10
// free of a pointer into the middle of a block.
#include <stdlib.h>


int main(void) {
  char *p = malloc(8);
  p++;
  free(p);
  return 0;
}
