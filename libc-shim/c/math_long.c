/* The exact functions of <math.h> for `long double`, for significands of 53, 64 and 113 bits: what
   the machine has, and the rest from that. Functions of another kind, such as sinl, are not there,
   and none but the last ones here where a `long double` is a pair of doubles (PowerPC). */
#include <float.h>

#if LDBL_MANT_DIG == 53 || LDBL_MANT_DIG == 64 || LDBL_MANT_DIG == 113

EXACT_OF(long double, floorl) EXACT_OF(long double, ceill) EXACT_OF(long double, truncl)
EXACT_OF(long double, roundl) EXACT_OF(long double, rintl) EXACT_OF(long double, nearbyintl)

long double __tresse_math_fmal(long double x, long double y, long double z);
long double fmal(long double x, long double y, long double z) {
  return __tresse_math_fmal(x, y, z);
}

long double fabsl(long double x) { return __builtin_fabsl(x); }
long double copysignl(long double x, long double sign) { return __builtin_copysignl(x, sign); }

/* A nan counts as missing, and -0 is less than 0. */
long double fminl(long double x, long double y) {
  if (x != x)
    return y;
  if (y != y)
    return x;
  return x < y || (x == y && signbit(x)) ? x : y;
}

long double fmaxl(long double x, long double y) {
  if (x != x)
    return y;
  if (y != y)
    return x;
  return x > y || (x == y && !signbit(x)) ? x : y;
}

long double fdiml(long double x, long double y) { return x <= y ? 0 : x - y; }

/* The machine's own is rounded correctly. C17 7.12.7.5: a domain error for a negative number. */
long double __tresse_math_sqrtl(long double x);
long double sqrtl(long double x) {
  if (x < 0) {
    errno = EDOM;
    return NAN;
  }
  return __tresse_math_sqrtl(x);
}

/* --- parts of numbers ------------------------------------------------------------------------ */

/* C17 7.12.6.4: a fraction from a half to one, and an exponent. */
#if LDBL_MANT_DIG == 53
long double frexpl(long double x, int *exponent) { return frexp((double)x, exponent); }
#else
/* Where the sign and the exponent are, in units of 16 bits. */
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define HEAD 0
#else
#define HEAD (LDBL_MANT_DIG == 64 ? 4 : 7)
#endif

long double frexpl(long double x, int *exponent) {
  union {
    long double value;
    uint16_t unit[sizeof(long double) / 2];
  } u = { x };
  *exponent = 0;
  if (x == 0 || x - x != 0)
    return x + x;
  int shift = fabsl(x) < LDBL_MIN ? 120 : 0; /* subnormal: shifted up until it is not */
  if (shift)
    u.value = x * 0x1p120L;
  *exponent = (u.unit[HEAD] & 0x7fff) - 16382 - shift;
  u.unit[HEAD] = (uint16_t)((u.unit[HEAD] & 0x8000) | 16382);
  return u.value;
}
#endif

long double modfl(long double x, long double *whole) {
  int is_infinite = x == x && x - x != 0;
  *whole = truncl(x);
  return copysignl(is_infinite ? 0 : x - *whole, x);
}

/* C17 7.12.6.5: the exponent as floor(log2(|x|)). */
int ilogbl(long double x) {
  int exponent;
  if (x == 0)
    return FP_ILOGB0;
  if (x - x != 0)
    return x != x ? FP_ILOGBNAN : INT_MAX;
  frexpl(x, &exponent);
  return exponent - 1;
}

long double logbl(long double x) {
  if (x == 0)
    return -INFINITY;
  return x - x != 0 ? x * x : ilogbl(x);
}

long double __tresse_math_ldexpl(long double x, int n);

/* As `told` has it: what is infinite, or 0, of a number that is neither. */
long double ldexpl(long double x, int n) {
  long double result = __tresse_math_ldexpl(x, n);
  if (x != 0 && x - x == 0 && (result == 0 || result - result != 0))
    errno = ERANGE;
  return result;
}

long double scalbnl(long double x, int n) { return ldexpl(x, n); }

/* Beyond these the result is 0 or infinite whatever x is. */
long double scalblnl(long double x, long n) {
  return ldexpl(x, (int)(n > 40000 ? 40000 : n < -40000 ? -40000 : n));
}

/* By what the last bit is worth: half as much below a power of two. */
long double nextafterl(long double x, long double y) {
  int exponent, is_down = (x > y) == (x > 0);
  if (x != x || y != y)
    return x + y;
  if (x == y)
    return y;
  if (x == 0)
    return copysignl(LDBL_TRUE_MIN, y);
  if (x - x != 0)
    return copysignl(LDBL_MAX, x);
  long double size = fabsl(x), fraction = frexpl(size, &exponent);
  exponent -= LDBL_MANT_DIG + (is_down && fraction == 0.5L);
  if (exponent < LDBL_MIN_EXP - LDBL_MANT_DIG)
    exponent = LDBL_MIN_EXP - LDBL_MANT_DIG;
  long double step = __tresse_math_ldexpl(1, exponent);
  return copysignl(is_down ? size - step : size + step, x);
}

long double nexttowardl(long double x, long double y) { return nextafterl(x, y); }

/* --- to integers ----------------------------------------------------------------------------- */

/* What does not fit gives the least number, as `whole_number` does. */
static long long whole_long(long double x, int bits) {
  long double limit = bits == 64 ? 0x1p63L : 0x1p31L;
  return x >= -limit && x < limit ? (long long)x : bits == 64 ? LLONG_MIN : INT_MIN;
}

long lroundl(long double x) { return (long)whole_long(roundl(x), LONG_BITS); }
long lrintl(long double x) { return (long)whole_long(rintl(x), LONG_BITS); }
long long llroundl(long double x) { return whole_long(roundl(x), 64); }
long long llrintl(long double x) { return whole_long(rintl(x), 64); }

/* --- remainders ------------------------------------------------------------------------------ */

/* x modulo y for finite x and y above 0, and the last three bits of the quotient. A long division
   whose digits have nearly as many bits as a number has. Each rest is exact: like x, it is a
   multiple of the last bit of `part`, and it is not beyond `part`. */
static long double long_rest(long double x, long double y, unsigned *bits) {
  int of_x, of_y;
  frexpl(y, &of_y);
  for (*bits = 0; x >= y;) {
    frexpl(x, &of_x);
    int shift = of_x - of_y - (LDBL_MANT_DIG - 2);
    shift = shift < 0 ? 0 : shift;
    long double part = __tresse_math_ldexpl(y, shift), digit = truncl(x / part);
    x = fmal(-digit, part, x);
    if (x < 0) /* the quotient was rounded up */
      x += part, digit -= 1;
    if (shift < 3)
      *bits += (unsigned)(digit - 8 * truncl(digit / 8)) << shift;
  }
  return x;
}

/* C17 7.12.10: has a division of these no rest? */
static int is_restless(long double x, long double y) {
  if (x == x && y == y && (x - x != 0 || y == 0))
    errno = EDOM;
  return x - x != 0 || y != y || y == 0;
}

long double fmodl(long double x, long double y) {
  unsigned bits;
  if (is_restless(x, y))
    return (x * y) / (x * y);
  return y - y != 0 ? x : copysignl(long_rest(fabsl(x), fabsl(y), &bits), x);
}

/* C17 7.12.10.3: of the quotient at least three bits, with its sign. */
long double remquol(long double x, long double y, int *quotient) {
  unsigned bits = 0;
  long double size = fabsl(y), rest = fabsl(x);
  *quotient = 0;
  if (is_restless(x, y))
    return (x * y) / (x * y);
  if (size - size == 0) {
    rest = long_rest(rest, size, &bits);
    if (rest > size - rest || (rest == size - rest && bits % 2 == 1))
      rest -= size, bits++;
  }
  *quotient = !signbit(x) != !signbit(y) ? -(int)(bits & 7) : (int)(bits & 7);
  return signbit(x) ? -rest : rest;
}

long double remainderl(long double x, long double y) {
  int quotient;
  return remquol(x, y, &quotient);
}

#endif

/* --- of every `long double` ------------------------------------------------------------------ */

/* C17 7.12.11.4: the direction alone has another type. */
double nexttoward(double x, long double y) {
  if (x != x || y != y)
    return x + (double)y;
  return x == y ? (double)y : nextafter(x, x < y ? INFINITY : -INFINITY);
}

float nexttowardf(float x, long double y) {
  if (x != x || y != y)
    return x + (float)y;
  return x == y ? (float)y : nextafterf(x, x < y ? INFINITY : -INFINITY);
}

/* Exact also where it is a float: the rest is one. */
float remquof(float x, float y, int *quotient) { return (float)remquo(x, y, quotient); }

long double nanl(const char *tag) { return (void)tag, NAN; }
