// tresse: flags -O0 -g
// expect: T0507 line 10
// An overflowed index makes a poison address.
#include <limits.h>

int main(void) {
  int a[2] = { 1, 2 };
  int i = INT_MAX;
  i = i + 1;
  return a[i];
}
