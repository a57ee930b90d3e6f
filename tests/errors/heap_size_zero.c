// tresse: flags -O0 -g
// expect: T0402 line 10
// malloc(0) gives a block without bytes.
#include <stdlib.h>


int main(void) {
  char *a = malloc(0);
  if (a != NULL)
    *a = 1;
  return 0;
}
