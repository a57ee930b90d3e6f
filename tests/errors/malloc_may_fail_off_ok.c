// tresse: flags -O0 -g
// engines: graph steps candidates
// expect: 1 executions
// The same as malloc_may_fail.c without its flag: no allocation fails.
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 1;
  free(p);
  return 0;
}
