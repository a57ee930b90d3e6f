// tresse: flags -O0 -g
// expect: T0511 line 8
// printf of a number that nobody has set: its digits cannot be told.
#include <stdio.h>

int main(void) {
  int n; // not set
  printf("%d\n", n);
  return 0;
}
