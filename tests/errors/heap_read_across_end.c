// tresse: flags -O0 -g
// expect: T0402 line 12
// An eight-byte read of which only the first half is in the block.
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *a = calloc(12, 1);
  long long v;
  memcpy(&v, a + 4, sizeof v);
  char *half = a + 8;
  return *(long long *)half == v;
}
