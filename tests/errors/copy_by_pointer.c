// tresse: flags -O0 -g
// expect: T0402 line 10
// A copy by a pointer to the function, beyond the end.
#include <string.h>

static void *(*volatile copy)(void *, const void *, size_t) = memcpy;

int main(void) {
  char small[3], large[8] = "abcdefg";
  copy(small, large, 4);
  return small[0] - 'a';
}
