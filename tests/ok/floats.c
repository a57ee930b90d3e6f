// tresse: flags -O0 -g
// float and double: arithmetic, comparisons, conversions.
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint64_t bits(double d) {
  uint64_t u;
  memcpy(&u, &d, sizeof u);
  return u;
}

static uint32_t bits32(float f) {
  uint32_t u;
  memcpy(&u, &f, sizeof u);
  return u;
}

static volatile double zero = 0.0, one = 1.0, three = 3.0, tenth = 0.1;

int main(void) {
  printf("%.17g %.17g %.17g %.17g\n", one + tenth, one - tenth, one / three, tenth * three);
  printf("%016llx %08x\n", (unsigned long long)bits(one / three), bits32((float)one / 3.0f));
  float sum = 0;
  for (int i = 0; i < 10; i++)
    sum += 0.1f;
  printf("%.9g %d\n", sum, sum == 1.0f);
  double nan = zero / zero, inf = one / zero;
  printf("%d %d %d %d\n", nan == nan, nan != nan, nan < one, !(nan >= one));
  printf("%d %d %d\n", inf > DBL_MAX, -inf < -DBL_MAX, inf == inf);
  printf("%d %g %g\n", zero == -zero, 1 / zero, 1 / -zero);
  printf("%d %d %d\n", one < three, three <= three, one > three);
  printf("%d %d %d\n", isnan(nan) != 0, isinf(inf) != 0, signbit(-zero) != 0);

  printf("%d %d %d %d\n", (int)2.99, (int)-2.99, (int)1e9f, (unsigned char)200.7);
  printf("%u %llu\n", (unsigned)4e9, (unsigned long long)1.5e19);
  printf("%.17g %.17g\n", (double)INT64_MAX, (double)UINT64_MAX);
  printf("%.9g %.9g\n", (float)16777217, (float)0.1);
  printf("%.17g\n", (double)0.1f);
  printf("%g %g\n", FLT_MIN, (double)(FLT_MIN / 2)); // subnormal
  printf("%g\n", DBL_MIN * DBL_EPSILON);
  printf("%.17g %.17g\n", DBL_MAX, DBL_MAX * 2);
  printf("%g %g %g\n", floor(-2.5), ceil(-2.5), fabs(-2.5));
  printf("%.17g %.9g %g\n", sqrt(2.0), sqrtf(2.0f), copysign(3.0, -zero));
  printf("%g %g\n", fmin(1, 2), fmax(1, 2));
  double x = 2; // a root by Newton
  for (int i = 0; i < 6; i++)
    x = (x + 5 / x) / 2;
  printf("%.15f %016llx\n", x, (unsigned long long)bits(x));
  double e = 0, term = 1;
  for (int i = 1; i < 25; i++) {
    e += term;
    term /= i;
  }
  printf("%.15f %.15f\n", e, -e);
  return 0;
}
