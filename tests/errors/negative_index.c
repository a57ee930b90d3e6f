// tresse: flags -O0 -g
// expect: T0507 line 10
// An index before the start: the pointer itself is poison (inbounds).
#include <stdlib.h>


int main(void) {
  int *a = calloc(4, sizeof *a);
  int i = -1;
  return a[i];
}
