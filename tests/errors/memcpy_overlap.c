// tresse: flags -O0 -g
// expect: T0804 line 10
// memcpy between blocks that overlap; memmove would do.
#include <string.h>

int main(void) {
  char text[8] = "abcdef";
  char *from = text, *to = text + 1;
  size_t n = 4;
  memcpy(to, from, n);
  return to[0] == 'a' ? 0 : 1;
}
