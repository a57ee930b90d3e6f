// tresse: flags -O0 -g
// The process's exit status: 7.
#include <stdio.h>
#include <stdlib.h>

static void check(int n) {
  printf("%d\n", n);
  if (n == 3)
    exit(7);
}

int main(void) {
  for (int i = 0;; i++)
    check(i);
}
