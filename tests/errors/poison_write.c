// tresse: flags -O0 -g
// expect: T0509 line 10
// write() of a byte that is poison.
#include <unistd.h>

int main(void) {
  unsigned char c = 'a';
  int n = 40;
  c = (unsigned char)((unsigned)c << n);
  write(1, &c, 1);
  return 0;
}
