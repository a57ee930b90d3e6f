// tresse: flags -O0 -g
// expect: T0402 line 9
// memcpy of more bytes than the destination has.
#include <string.h>

int main(void) {
  char from[8] = "1234567", to[4];
  size_t n = sizeof from;
  memcpy(to, from, n);
  return to[0];
}
