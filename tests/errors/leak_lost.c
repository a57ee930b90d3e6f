// tresse: flags -O0 -g
// flags: --leaks error
// expect: T0411 line 9
// A local was all that knew the block.
#include <stdlib.h>
#include <string.h>

static void f(void) {
  char *copy = strdup("abc");
  copy[0] = 'x';
}

int main(void) {
  f();
  return 0;
}
