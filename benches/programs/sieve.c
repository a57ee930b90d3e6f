// Eratosthenes: plain loops over a byte array; exits with the number of primes modulo 251.
#ifndef SCALE
#define SCALE 1
#endif
enum { LIMIT = 1000000 * SCALE };
static unsigned char composite[LIMIT + 1];

int main(void) {
  int count = 0;
  for (int n = 2; n <= LIMIT; n++) {
    if (composite[n]) continue;
    count++;
    for (long m = (long)n * n; m <= LIMIT; m += n) composite[m] = 1;
  }
  return count % 251;
}
