// tresse: flags -O0 -g
// expect: T0402 line 9
// memcpy of more bytes than the source has.
#include <string.h>

int main(void) {
  char from[4] = "123", to[8];
  size_t n = sizeof to;
  memcpy(to, from, n);
  return to[0];
}
