// tresse: flags -O0 -g
// engines: graph steps candidates
// flags: --malloc-may-fail
// expect: T0405 line 10
// malloc may return null (C11 7.22.3), and nobody looks. Without the flag no execution is wrong.
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 1;
  free(p);
  return 0;
}
