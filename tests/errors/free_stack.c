// tresse: flags -O0 -g
// expect: T0410 line 10
// free of a local variable.
#include <stdlib.h>


int main(void) {
  int local = 0;
  void *p = &local;
  free(p);
  return 0;
}
