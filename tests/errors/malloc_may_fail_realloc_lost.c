// tresse: flags -O0 -g
// flags: --malloc-may-fail --leaks error
// expect: T0411 line 8
// p = realloc(p, …) loses the old block where there is no memory.
#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  if (p != NULL)
    p = realloc(p, 64);
  free(p);
  return 0;
}
