// tresse: flags -O0 -g
// expect: T0102 line 8
// abort().
#include <stdlib.h>


int main(void) {
  abort();
}
