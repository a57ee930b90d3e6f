// tresse: flags -O0 -g
// expect: T0504 line 10
// A branch on a byte of a fresh heap block.
#include <stdlib.h>


int main(void) {
  char *p = malloc(2);
  p[0] = 0;
  if (p[1])
    return 1;
  return 0;
}
