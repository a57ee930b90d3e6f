// tresse: flags -O0 -g
// Checkers do not agree on the type of a condition: some say int, some bool. Both are taken.
#include <stdbool.h>
#include <stdio.h>

void __VERIFIER_assume(bool condition);
void __VERIFIER_assert(bool condition);

int main(void) {
  volatile int n = 256;
  __VERIFIER_assume(n);
  __VERIFIER_assert(n);
  printf("%d\n", n);
  return 0;
}
