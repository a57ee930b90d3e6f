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

/* The machine's own is rounded correctly. C11 7.12.7.5: a domain error for a negative number. */
double __tresse_math_sqrt(double x);
double sqrt(double x) {
  if (x < 0) {
    errno = EDOM;
    return of_bits((uint64_t)4095 << 51); /* a quiet nan */
  }
  return __tresse_math_sqrt(x);
}

/* Rounding a double root to a float is exact: 53 bits are more than twice 24 and two. */
float sqrtf(float x) { return (float)sqrt(x); }

/* --- parts of numbers ------------------------------------------------------------------------ */

/* C11 7.12.6.4: a fraction from a half to one, and an exponent. */
double frexp(double x, int *exponent) {
  uint64_t bits = bits_of(x);
  int e = (int)(bits >> 52 & 2047);
  *exponent = 0;
  if (e == 2047 || !(bits & ~SIGN))
    return e == 2047 ? x + x : x;
  if (e == 0) { /* subnormal: shifted up until it is not */
    bits = bits_of(x * 0x1p54);
    e = (int)(bits >> 52 & 2047) - 54;
  }
  *exponent = e - 1022;
  return of_bits((bits & ~((uint64_t)2047 << 52)) | (uint64_t)1022 << 52);
}

float frexpf(float x, int *exponent) { return (float)frexp(x, exponent); }

double modf(double x, double *whole) {
  uint64_t bits = bits_of(x);
  int is_infinite = (bits & ~SIGN) == (uint64_t)2047 << 52;
  *whole = trunc(x);
  double rest = is_infinite ? 0 : x - *whole;
  return copysign(rest, x);
}

float modff(float x, float *whole) {
  double part;
  float rest = (float)modf(x, &part);
  *whole = (float)part;
  return rest;
}

double fdim(double x, double y) { return x <= y ? 0 : x - y; }
float fdimf(float x, float y) { return x <= y ? 0 : x - y; }

/* C11 7.12.6.5: the exponent as floor(log2(|x|)). */
int ilogb(double x) {
  int exponent;
  uint64_t magnitude = bits_of(x) & ~SIGN;
  if (magnitude == 0)
    return FP_ILOGB0;
  if (magnitude >= (uint64_t)2047 << 52)
    return magnitude > (uint64_t)2047 << 52 ? FP_ILOGBNAN : INT_MAX;
  frexp(x, &exponent);
  return exponent - 1;
}

int ilogbf(float x) { return ilogb(x); }

double logb(double x) {
  uint64_t magnitude = bits_of(x) & ~SIGN;
  if (magnitude == 0)
    return of_bits(SIGN | (uint64_t)2047 << 52);
  if (magnitude >= (uint64_t)2047 << 52)
    return x * x;
  return ilogb(x);
}

float logbf(float x) { return (float)logb(x); }

double nextafter(double x, double y) {
  uint64_t bits = bits_of(x);
  if (x != x || y != y)
    return x + y;
  if (x == y)
    return y;
  if (!(bits & ~SIGN))
    return of_bits((bits_of(y) & SIGN) | 1);
  return of_bits((x < y) == !(bits & SIGN) ? bits + 1 : bits - 1);
}

float nextafterf(float x, float y) {
  uint32_t bits = bits_of_single(x);
  if (x != x || y != y)
    return x + y;
  if (x == y)
    return y;
  if (!(bits & ~SINGLE_SIGN))
    return single_of_bits((bits_of_single(y) & SINGLE_SIGN) | 1);
  return single_of_bits((x < y) == !(bits & SINGLE_SIGN) ? bits + 1 : bits - 1);
}

double scalbln(double x, long n) {
  /* Beyond these the result is 0 or infinite whatever x is. */
  for (n = n > 4400 ? 4400 : n < -4400 ? -4400 : n; n > 1000; n -= 1000)
    x *= 0x1p1000;
  if (n >= 0)
    return x * of_bits((uint64_t)(1023 + n) << 52);
  /* Downwards in one rounding: all but the last step stay normal, or are 0 in the end. */
  int exponent;
  double fraction = frexp(x, &exponent);
  if (fraction == 0 || x - x != 0)
    return x;
  n += exponent;
  if (n > -1021)
    return fraction * of_bits((uint64_t)(1023 + n) << 52);
  if (n < -1080)
    return copysign(0, x);
  return fraction * 0x1p-1000 * of_bits((uint64_t)(1023 + n + 1000) << 52);
}

/* --- to integers ----------------------------------------------------------------------------- */

/* Halves away from zero, as round does. */
static double away(double x) {
  double magnitude = fabs(x), whole = floor(magnitude);
  if (magnitude - whole >= 0.5)
    whole += 1;
  return copysign(whole, x);
}

/* Halves to even, as rint does where the rounding mode is the default. */
static double even(double x) {
  double magnitude = fabs(x), whole = floor(magnitude), rest = magnitude - whole;
  if (rest > 0.5 || (rest == 0.5 && whole - 2 * floor(whole / 2) != 0))
    whole += 1;
  return copysign(whole, x);
}

/* What does not fit gives the least number, as it does on most machines (C11 leaves it open). */
static long long whole_number(double x, int bits) {
  double limit = bits == 64 ? 0x1p63 : 0x1p31;
  return x >= -limit && x < limit ? (long long)x : bits == 64 ? LLONG_MIN : INT_MIN;
}

#define LONG_BITS (__SIZEOF_LONG__ * 8)
long lround(double x) { return (long)whole_number(away(x), LONG_BITS); }
long lroundf(float x) { return lround(x); }
long lrint(double x) { return (long)whole_number(even(x), LONG_BITS); }
long lrintf(float x) { return lrint(x); }
long long llround(double x) { return whole_number(away(x), 64); }
long long llroundf(float x) { return llround(x); }
long long llrint(double x) { return whole_number(even(x), 64); }
long long llrintf(float x) { return llrint(x); }

/* --- rounded functions ----------------------------------------------------------------------- */

/* What the machine computes, with errno as C11 7.12.1 has it and glibc sets it: EDOM where no number
   comes of numbers, ERANGE where what is infinite, or 0 if that says so, comes of finite ones. */
static double told(double result, int of_numbers, int of_finite, int zero_is_range) {
  if (result != result ? of_numbers : of_finite && result - result != 0)
    errno = result != result ? EDOM : ERANGE;
  else if (zero_is_range && of_finite && result == 0)
    errno = ERANGE;
  return result;
}

#define ONE_OF(type, name, zero)                                              \
  type __tresse_math_##name(type x);                                          \
  type name(type x) {                                                         \
    return (type)told(__tresse_math_##name(x), x == x, x - x == 0, zero);     \
  }
#define ONE(name, zero)     \
  ONE_OF(double, name, zero) \
  ONE_OF(float, name##f, zero)
#define TWO_OF(type, name, zero)                                              \
  type __tresse_math_##name(type x, type y);                                  \
  type name(type x, type y) {                                                 \
    return (type)told(__tresse_math_##name(x, y), x == x && y == y,           \
                      x - x == 0 && y - y == 0, zero && x != 0);              \
  }
#define TWO(name, zero)     \
  TWO_OF(double, name, zero) \
  TWO_OF(float, name##f, zero)

ONE(sin, 0) ONE(cos, 0) ONE(tan, 0) ONE(asin, 0) ONE(acos, 0) ONE(atan, 0)
ONE(sinh, 0) ONE(cosh, 0) ONE(tanh, 0) ONE(asinh, 0) ONE(acosh, 0) ONE(atanh, 0)
ONE(exp, 1) ONE(exp2, 1) ONE(expm1, 0) ONE(log, 0) ONE(log2, 0) ONE(log10, 0) ONE(log1p, 0)
ONE(cbrt, 0) ONE(erf, 0) ONE(erfc, 1) ONE(tgamma, 1) ONE(lgamma, 0)
TWO(pow, 1) TWO(atan2, 1) TWO(hypot, 0) TWO(fmod, 0) TWO(remainder, 0)

/* --- exact ones, by the machine ----------------------------------------------------------------- */

#define EXACT_OF(type, name)         \
  type __tresse_math_##name(type x); \
  type name(type x) { return __tresse_math_##name(x); }
#define EXACT(name)      \
  EXACT_OF(double, name) \
  EXACT_OF(float, name##f)
EXACT(floor) EXACT(ceil) EXACT(trunc) EXACT(round) EXACT(rint) EXACT(nearbyint)

double __tresse_math_fma(double x, double y, double z);
float __tresse_math_fmaf(float x, float y, float z);
double fma(double x, double y, double z) { return __tresse_math_fma(x, y, z); }
float fmaf(float x, float y, float z) { return __tresse_math_fmaf(x, y, z); }

double __tresse_math_ldexp(double x, int n);
float __tresse_math_ldexpf(float x, int n);
double ldexp(double x, int n) {
  return told(__tresse_math_ldexp(x, n), 0, x - x == 0, x != 0);
}
float ldexpf(float x, int n) {
  return (float)told(__tresse_math_ldexpf(x, n), 0, x - x == 0, x != 0);
}
double scalbn(double x, int n) { return ldexp(x, n); }
float scalbnf(float x, int n) { return ldexpf(x, n); }

/* --- what glibc has beside C11 ------------------------------------------------------------------ */

void sincos(double x, double *sine, double *cosine) {
  *sine = sin(x);
  *cosine = cos(x);
}

void sincosf(float x, float *sine, float *cosine) {
  *sine = sinf(x);
  *cosine = cosf(x);
}

/* C2x 7.12.9.8: halves to even. */
double roundeven(double x) { return even(x); }
float roundevenf(float x) { return (float)even(x); }

/* Functions where C11 has macros. */
#define KIND_OF(type, letter)                                                           \
  int isnan##letter(type x) { return x != x; }                                          \
  int isinf##letter(type x) { return x == x && x - x != 0 ? (x > 0 ? 1 : -1) : 0; }      \
  int finite##letter(type x) { return x - x == 0; }
#undef isnan
#undef isinf
KIND_OF(double, )
KIND_OF(float, f)

double drem(double x, double y) { return remainder(x, y); }
float dremf(float x, float y) { return remainderf(x, y); }

/* C11 7.12.10.3: of the quotient at least three bits, with its sign. */
double remquo(double x, double y, int *quotient) {
  double size = fabs(y), rest = fabs(x);
  unsigned bits = 0;
  if (x - x == 0 && size == size && size != 0 && size - size == 0) {
    if (size <= DBL_MAX / 8)
      rest = fmod(rest, 8 * size);
    for (int bit = 2; bit >= 0; bit--) {
      double times = ldexp(size, bit);
      if (rest >= times) {
        rest -= times;
        bits |= 1u << bit;
      }
    }
    bits += rest > size - rest || (rest == size - rest && bits % 2 == 1);
  }
  *quotient = signbit(x) != signbit(y) ? -(int)(bits & 7) : (int)(bits & 7);
  return remainder(x, y);
}

/* The sign of the gamma function, which `lgamma` leaves out (POSIX puts it into `signgam`). */
double lgamma_r(double x, int *sign) {
  int is_negative = x == 0 ? signbit(x) != 0 : x < 0 && floor(x) / 2 != floor(floor(x) / 2);
  *sign = is_negative ? -1 : 1;
  return lgamma(x);
}

/* C11 7.12.11.2: what the text says of it is up to us. */
double nan(const char *tag) { return (void)tag, NAN; }
float nanf(const char *tag) { return (void)tag, NAN; }
