// tresse: flags -O0 -g
// expect: T0410 line 11
// free of a global variable.
#include <stdlib.h>


int global;

int main(void) {
  void *p = &global;
  free(p);
  return 0;
}
