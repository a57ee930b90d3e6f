// tresse: flags -O0 -g
// expect: T0402 line 10
// memset of one byte too many.
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *p = malloc(8);
  size_t n = 9;
  memset(p, 0, n);
  free(p);
  return 0;
}
