/* Complex numbers: what clang calls where `*` may have lost an infinity, and for each `/`, by the
   names of compiler-rt and libgcc, and what <complex.h> declares of parts. C17 Annex G. How exact a
   quotient is, C leaves open: here it is the formula of G.5.1, scaled by a power of two. Those of
   `float` are computed in `double`, where no scale is needed. */
#pragma STDC FP_CONTRACT OFF

#define INFINITE(x) ((x) == (x) && (x) - (x) != 0)
#define FINITE(x) ((x) - (x) == 0)
#define IS_NAN(x) ((x) != (x))
/* A one for an infinity, and a zero for what is none, with its sign. */
#define BOXED(sign, x) sign(INFINITE(x) ? 1 : 0, x)
/* A zero for a nan. */
#define NO_NAN(sign, x) (IS_NAN(x) ? sign(0, x) : (x))

#define COMPLEX(type, name, sign)                                                              \
  union name {                                                                                 \
    type part[2];                                                                              \
    type _Complex whole;                                                                       \
  };                                                                                           \
  static type _Complex name##_of(type x, type y) {                                             \
    union name u = { .part = { x, y } };                                                       \
    return u.whole;                                                                            \
  }                                                                                            \
  /* G.5.1, example 1: infinities that came out as nans. */                                    \
  static type _Complex name##_product(type a, type b, type c, type d) {                        \
    type ac = a * c, bd = b * d, ad = a * d, bc = b * c;                                       \
    type x = ac - bd, y = ad + bc, infinity = (type)__builtin_inf();                           \
    int is_again = 0;                                                                          \
    if (!IS_NAN(x) || !IS_NAN(y))                                                              \
      return name##_of(x, y);                                                                  \
    if (INFINITE(a) || INFINITE(b)) {                                                          \
      a = BOXED(sign, a), b = BOXED(sign, b);                                                  \
      c = NO_NAN(sign, c), d = NO_NAN(sign, d);                                                \
      is_again = 1;                                                                            \
    }                                                                                          \
    if (INFINITE(c) || INFINITE(d)) {                                                          \
      c = BOXED(sign, c), d = BOXED(sign, d);                                                  \
      a = NO_NAN(sign, a), b = NO_NAN(sign, b);                                                \
      is_again = 1;                                                                            \
    }                                                                                          \
    if (!is_again && (INFINITE(ac) || INFINITE(bd) || INFINITE(ad) || INFINITE(bc))) {         \
      a = NO_NAN(sign, a), b = NO_NAN(sign, b);                                                \
      c = NO_NAN(sign, c), d = NO_NAN(sign, d);                                                \
      is_again = 1;                                                                            \
    }                                                                                          \
    if (!is_again)                                                                             \
      return name##_of(x, y);                                                                  \
    return name##_of(infinity * (a * c - b * d), infinity * (a * d + b * c));                  \
  }

COMPLEX(float, complex_float, copysignf)
COMPLEX(double, complex_double, copysign)

float _Complex __mulsc3(float a, float b, float c, float d) {
  return complex_float_product(a, b, c, d);
}
double _Complex __muldc3(double a, double b, double c, double d) {
  return complex_double_product(a, b, c, d);
}

#if __LDBL_MANT_DIG__ == 64 || __LDBL_MANT_DIG__ == 113
COMPLEX(long double, complex_long, __builtin_copysignl)
#if __LDBL_MANT_DIG__ == 64
#define LONG_PRODUCT __mulxc3
#else
#define LONG_PRODUCT __multc3
#endif
long double _Complex LONG_PRODUCT(long double a, long double b, long double c, long double d) {
  return complex_long_product(a, b, c, d);
}
#endif

/* G.5.1, example 2. `scale`: the exponent of the larger part of the divisor. */
static double _Complex quotient(double a, double b, double c, double d, int scale) {
  double largest = fmax(fabs(c), fabs(d)), infinity = __builtin_inf();
  c = __tresse_math_ldexp(c, -scale), d = __tresse_math_ldexp(d, -scale);
  double below = c * c + d * d;
  double x = __tresse_math_ldexp((a * c + b * d) / below, -scale);
  double y = __tresse_math_ldexp((b * c - a * d) / below, -scale);
  if (!IS_NAN(x) || !IS_NAN(y))
    return complex_double_of(x, y);
  if (below == 0 && (!IS_NAN(a) || !IS_NAN(b))) {
    x = copysign(infinity, c) * a;
    y = copysign(infinity, c) * b;
  } else if ((INFINITE(a) || INFINITE(b)) && FINITE(c) && FINITE(d)) {
    a = BOXED(copysign, a), b = BOXED(copysign, b);
    x = infinity * (a * c + b * d);
    y = infinity * (b * c - a * d);
  } else if (INFINITE(largest) && FINITE(a) && FINITE(b)) {
    c = BOXED(copysign, c), d = BOXED(copysign, d);
    x = 0 * (a * c + b * d);
    y = 0 * (b * c - a * d);
  }
  return complex_double_of(x, y);
}

double _Complex __divdc3(double a, double b, double c, double d) {
  double largest = fmax(fabs(c), fabs(d));
  int exponent = 0;
  if (FINITE(largest) && largest != 0) {
    frexp(largest, &exponent);
    exponent--;
  }
  return quotient(a, b, c, d, exponent);
}

float _Complex __divsc3(float a, float b, float c, float d) {
  union complex_double u = { .whole = quotient(a, b, c, d, 0) };
  return complex_float_of((float)u.part[0], (float)u.part[1]);
}

double creal(double _Complex z) { return ((union complex_double){ .whole = z }).part[0]; }
double cimag(double _Complex z) { return ((union complex_double){ .whole = z }).part[1]; }
float crealf(float _Complex z) { return ((union complex_float){ .whole = z }).part[0]; }
float cimagf(float _Complex z) { return ((union complex_float){ .whole = z }).part[1]; }
double _Complex conj(double _Complex z) { return complex_double_of(creal(z), -cimag(z)); }
float _Complex conjf(float _Complex z) { return complex_float_of(crealf(z), -cimagf(z)); }
double cabs(double _Complex z) { return hypot(creal(z), cimag(z)); }
float cabsf(float _Complex z) { return hypotf(crealf(z), cimagf(z)); }
double carg(double _Complex z) { return atan2(cimag(z), creal(z)); }
float cargf(float _Complex z) { return atan2f(cimagf(z), crealf(z)); }

double _Complex cproj(double _Complex z) {
  int is_infinite = INFINITE(creal(z)) || INFINITE(cimag(z));
  return is_infinite ? complex_double_of(__builtin_inf(), copysign(0, cimag(z))) : z;
}
float _Complex cprojf(float _Complex z) {
  int is_infinite = INFINITE(crealf(z)) || INFINITE(cimagf(z));
  return is_infinite ? complex_float_of(__builtin_inff(), copysignf(0, cimagf(z))) : z;
}

#pragma STDC FP_CONTRACT DEFAULT
