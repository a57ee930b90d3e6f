// tresse: flags -O1 -g
// expect: T0901 line 8
// `xchg` writes a register that is an input only: the compiler takes it that it is not written.
#include <stdlib.h>

static int exchange(int *at, int new) {
  int old = new;
  __asm__ volatile("xchgl %1, %0" : "+m"(*at) : "r"(old) : "memory");
  return old;
}

int main(void) {
  int at = 1;
  return exchange(&at, 2) + at;
}
