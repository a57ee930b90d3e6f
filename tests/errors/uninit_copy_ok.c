// tresse: flags -O0 -g
// expect: ok
// Copying undefined bytes is fine, padding among them.
#include <string.h>

struct padded {
  char c;
  int i;
};

int main(void) {
  struct padded a, b;
  a.c = 1;
  a.i = 2;
  b = a;
  struct padded c;
  memcpy(&c, &b, sizeof c);
  return c.c == 1 && c.i == 2 ? 0 : 1;
}
