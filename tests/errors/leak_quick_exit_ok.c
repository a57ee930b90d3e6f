// tresse: flags -O0 -g
// flags: --leaks error
// expect: ok
// _Exit leaves everything where it is: nobody looks for leaks then.
#include <stdlib.h>

int main(void) {
  malloc(10);
  _Exit(0);
}
