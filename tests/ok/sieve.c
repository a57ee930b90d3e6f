// tresse: flags -O0 -g
// The sieve of Eratosthenes.
#include <stdio.h>
#include <string.h>

enum { LIMIT = 2000 };

static unsigned char composite[LIMIT + 1];

int main(void) {
  int count = 0, sum = 0, last = 0;
  for (int i = 2; i <= LIMIT; i++) {
    if (composite[i])
      continue;
    count++;
    sum += i;
    if (i < 60 || i > LIMIT - 30)
      printf("%d ", i);
    last = i;
    for (int j = i * i; j <= LIMIT; j += i)
      composite[j] = 1;
  }
  printf("\n%d primes, sum %d, last %d\n", count, sum, last);
  memset(composite, 0, sizeof composite);
  return 0;
}
