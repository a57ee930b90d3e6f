// tresse: flags -O0 -g
// long long and __int128: all the operators.
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static void print(const char *name, u128 n) {
  printf("%s %016llx%016llx\n", name, (unsigned long long)(n >> 64), (unsigned long long)n);
}

static void print_decimal(i128 n) {
  char digits[41];
  int at = 40;
  u128 u = n < 0 ? -(u128)n : (u128)n;
  digits[at] = 0;
  do
    digits[--at] = (char)('0' + (int)(u % 10));
  while (u /= 10);
  printf("%s%s\n", n < 0 ? "-" : "", digits + at);
}

int main(void) {
  volatile long long a = -1234567890123456789ll, b = 987654321;
  volatile unsigned long long u = 0xfedcba9876543210ull;
  printf("%lld %lld %lld %lld\n", a + b, a - b, a / b, a % b);
  printf("%llx %llx %lld\n", u >> 4, u << 8, a >> 3);
  printf("%llx %llx %llx %llx\n", u & 0xff00ff00ff00ff00ull, u | 0xfull, u ^ ~0ull, ~u);
  printf("%llu %llu\n", u / 10, u % 10);
  printf("%d %d %d\n", a < b, u > 5, (unsigned long long)a < u);
  printf("%d %u %d\n", (int)u, (unsigned)a, (short)u);

  volatile u128 x = ((u128)0x0123456789abcdefull << 64) | 0xfedcba9876543210ull, y = 0x123456789ull;
  print("add", x + y * 1000000000000ull);
  print("sub", x - (x << 3));
  print("mul", x * y);
  print("div", x / y);
  print("rem", x % y);
  print("shl", x << 70);
  print("shr", x >> 37);
  print("and", x & ((u128)-1 >> 20));
  print("not", ~x);
  volatile i128 n = -(i128)x;
  print("sar", (u128)(n >> 65));
  print("sdiv", (u128)(n / 7));
  print("srem", (u128)(n % 1000));
  printf("%d %d %d\n", n < 0, x > y, (u128)n > x);
  print_decimal(n);
  print_decimal((i128)1 << 100);
  print_decimal((i128)(double)1e30);
  printf("%.6e\n", (double)x);

  i128 factorial = 1;
  for (int i = 2; i <= 33; i++)
    factorial *= i;
  print_decimal(factorial);

  printf("%d %d %d %d\n", __builtin_clzll(1ull << 40), __builtin_ctzll(1ull << 40),
         __builtin_popcountll(u), __builtin_parity(7));
  printf("%x %llx\n", __builtin_bswap32(0x12345678), (unsigned long long)__builtin_bswap64(u));
  int r;
  printf("%d ", __builtin_add_overflow(INT32_MAX, 1, &r));
  printf("%d ", r);
  printf("%d ", __builtin_mul_overflow(1000, 1000, &r));
  printf("%d\n", r);
  return 0;
}
