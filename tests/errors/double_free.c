// tresse: flags -O0 -g
// expect: T0409 line 10
// free twice.
#include <stdlib.h>


int main(void) {
  void *p = malloc(8);
  free(p);
  free(p);
  return 0;
}
