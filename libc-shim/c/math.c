/* The functions of <math.h> that are exact, by the bits of their arguments. */
#include <math.h>

static uint64_t bits_of(double value) {
  union {
    double value;
    uint64_t bits;
  } u = { value };
  return u.bits;
}

static double of_bits(uint64_t bits) {
  union {
    uint64_t bits;
    double value;
  } u = { bits };
  return u.value;
}

static uint32_t bits_of_single(float value) {
  union {
    float value;
    uint32_t bits;
  } u = { value };
  return u.bits;
}

static float single_of_bits(uint32_t bits) {
  union {
    uint32_t bits;
    float value;
  } u = { bits };
  return u.value;
}

#define SIGN ((uint64_t)1 << 63)
#define SINGLE_SIGN ((uint32_t)1 << 31)

double fabs(double x) { return of_bits(bits_of(x) & ~SIGN); }
float fabsf(float x) { return single_of_bits(bits_of_single(x) & ~SINGLE_SIGN); }

double copysign(double x, double sign) {
  return of_bits((bits_of(x) & ~SIGN) | (bits_of(sign) & SIGN));
}

float copysignf(float x, float sign) {
  return single_of_bits((bits_of_single(x) & ~SINGLE_SIGN) | (bits_of_single(sign) & SINGLE_SIGN));
}

/* Towards minus infinity, or plus infinity if `up`. */
static double to_integer(double x, int up) {
  uint64_t bits = bits_of(x);
  int exponent = (int)(bits >> 52 & 2047) - 1023;
  int away = up ? !(bits & SIGN) : (bits & SIGN) != 0;
  if (exponent >= 52)
    return exponent == 1024 ? x + x : x;
  if (exponent < 0) {
    if (!(bits & ~SIGN) || !away)
      return of_bits(bits & SIGN);
    return of_bits((bits & SIGN) | (uint64_t)1023 << 52);
  }
  uint64_t below = (((uint64_t)1 << 52) - 1) >> exponent;
  if (away)
    bits += below; /* carries into the exponent when it must */
  return of_bits(bits & ~below);
}

double floor(double x) { return to_integer(x, 0); }
double ceil(double x) { return to_integer(x, 1); }
float floorf(float x) { return (float)to_integer(x, 0); }
float ceilf(float x) { return (float)to_integer(x, 1); }

/* A nan counts as missing, and -0 is less than 0. */
double fmin(double x, double y) {
  if (x != x)
    return y;
  if (y != y)
    return x;
  return x < y || (x == y && bits_of(x) & SIGN) ? x : y;
}

double fmax(double x, double y) {
  if (x != x)
    return y;
  if (y != y)
    return x;
  return x > y || (x == y && !(bits_of(x) & SIGN)) ? x : y;
}

float fminf(float x, float y) { return (float)fmin(x, y); }
float fmaxf(float x, float y) { return (float)fmax(x, y); }

/* Digit by digit in base 2, which is exact. */
double sqrt(double x) {
  uint64_t bits = bits_of(x);
  if (x != x || x == 0 || bits == (uint64_t)2047 << 52)
    return x + x;
  if (bits & SIGN) {
    errno = EDOM;
    return of_bits((uint64_t)4095 << 51); /* a quiet nan */
  }
  int exponent = (int)(bits >> 52);
  uint64_t mantissa = bits & (((uint64_t)1 << 52) - 1);
  if (exponent)
    mantissa |= (uint64_t)1 << 52;
  else
    for (exponent = 1; !(mantissa >> 52); exponent--)
      mantissa <<= 1;
  /* x = mantissa * 2^(exponent - 1075) with an even power of two, and 54 bits of root. */
  exponent -= 1075;
  if (exponent & 1) {
    mantissa <<= 1;
    exponent--;
  }
  uint64_t root = 0, rest = 0;
  for (int i = 0; i < 54; i++) {
    rest = rest << 2 | (i < 27 ? mantissa >> (52 - 2 * i) & 3 : 0);
    uint64_t trial = root << 2 | 1;
    root <<= 1;
    if (rest >= trial) {
      rest -= trial;
      root |= 1;
    }
  }
  /* root has the bit that decides the rounding; a tie cannot be. */
  root = (root >> 1) + (root & 1);
  uint64_t biased = (uint64_t)(exponent / 2 - 26 + 1075 - 1);
  return of_bits((biased << 52) + root);
}

/* Rounding a double root to a float is exact: 53 bits are more than twice 24 and two. */
float sqrtf(float x) { return (float)sqrt(x); }
