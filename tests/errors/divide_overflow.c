// tresse: flags -O0 -g
// expect: T0502 line 8
// INT_MIN / -1.
#include <limits.h>

int main(void) {
  int a = INT_MIN, b = -1;
  return a / b;
}
