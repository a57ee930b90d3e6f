// tresse: flags -O0 -g
// expect: T0901 line 9
// What is rounded is there for float and double: for long double no function is the same on every
// host.
#include <math.h>

int main(void) {
  volatile long double x = 1;
  return sinl(x) > 1;
}
