// tresse: flags -O0 -g
// expect: T0510 line 8
// write() of bytes that nobody has set.
#include <unistd.h>

int main(void) {
  char text[4]; // not set
  write(1, text, sizeof text);
  return 0;
}
