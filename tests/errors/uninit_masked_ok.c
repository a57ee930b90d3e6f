// tresse: flags -O0 -g
// expect: ok
// Undefined bits that a mask or a shift takes away do not matter.
#include <stdlib.h>


int main(void) {
  unsigned char *p = malloc(4);
  p[0] = 0x21;
  unsigned word = *(unsigned *)p; // 24 undefined bits
  if ((word & 0xff) != 0x21)
    return 1;
  if (word << 24 != 0x21000000u)
    return 2;
  if ((word | 0xffffff00u) != 0xffffff21u)
    return 3;
  free(p);
  return 0;
}
