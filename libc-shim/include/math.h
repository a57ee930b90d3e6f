/* No function here sets an exception flag. */
#ifndef _MATH_H
#define _MATH_H
#include <tresse/cdefs.h>
_TRESSE_BEGIN

typedef float float_t;
typedef double double_t;

#define HUGE_VAL __builtin_huge_val()
#define HUGE_VALF __builtin_huge_valf()
#define HUGE_VALL __builtin_huge_vall()
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")

#ifdef _TRESSE_POSIX
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
#define MAXFLOAT 3.40282347e+38F
#endif
#ifdef _GNU_SOURCE
#define M_El 2.718281828459045235360287471352662498L
#define M_LOG2El 1.442695040888963407359924681001892137L
#define M_LOG10El 0.434294481903251827651128918916605082L
#define M_LN2l 0.693147180559945309417232121458176568L
#define M_LN10l 2.302585092994045684017991454684364208L
#define M_PIl 3.141592653589793238462643383279502884L
#define M_PI_2l 1.570796326794896619231321691639751442L
#define M_PI_4l 0.785398163397448309615660845819875721L
#define M_1_PIl 0.318309886183790671537767526745028724L
#define M_2_PIl 0.636619772367581343075535053490057448L
#define M_2_SQRTPIl 1.128379167095512573896158903121545172L
#define M_SQRT2l 1.414213562373095048801688724209698079L
#define M_SQRT1_2l 0.707106781186547524400844362104849039L
#endif

#define FP_NAN 0
#define FP_INFINITE 1
#define FP_ZERO 2
#define FP_SUBNORMAL 3
#define FP_NORMAL 4

#define fpclassify(x) \
  __builtin_fpclassify(FP_NAN, FP_INFINITE, FP_NORMAL, FP_SUBNORMAL, FP_ZERO, x)
#define isfinite(x) __builtin_isfinite(x)
#define isinf(x) __builtin_isinf(x)
#define isnan(x) __builtin_isnan(x)
#define isnormal(x) __builtin_isnormal(x)
#define signbit(x) __builtin_signbit(x)
#define isgreater(x, y) __builtin_isgreater(x, y)
#define isgreaterequal(x, y) __builtin_isgreaterequal(x, y)
#define isless(x, y) __builtin_isless(x, y)
#define islessequal(x, y) __builtin_islessequal(x, y)
#define islessgreater(x, y) __builtin_islessgreater(x, y)
#define isunordered(x, y) __builtin_isunordered(x, y)

#define FP_ILOGB0 (-0x7fffffff - 1)
#define FP_ILOGBNAN (-0x7fffffff - 1)
#define MATH_ERRNO 1
#define MATH_ERREXCEPT 2
#define math_errhandling MATH_ERRNO

#define _TRESSE_EACH(type, s) \
  type fabs##s(type); type copysign##s(type, type); type floor##s(type); type ceil##s(type); \
  type trunc##s(type); type round##s(type); type rint##s(type); type nearbyint##s(type); \
  type fmin##s(type, type); type fmax##s(type, type); type fma##s(type, type, type); \
  type sqrt##s(type); type fmod##s(type, type); type remainder##s(type, type); \
  type ldexp##s(type, int); type scalbn##s(type, int); type scalbln##s(type, long); \
  type frexp##s(type, int *); type modf##s(type, type *); type fdim##s(type, type); \
  type logb##s(type); int ilogb##s(type); type nextafter##s(type, type); \
  long lround##s(type); long lrint##s(type); long long llround##s(type); \
  long long llrint##s(type); \
  type acos##s(type); type asin##s(type); type atan##s(type); type acosh##s(type); \
  type asinh##s(type); type atanh##s(type); type cos##s(type); type sin##s(type); \
  type tan##s(type); type cosh##s(type); type sinh##s(type); type tanh##s(type); \
  type exp##s(type); type exp2##s(type); type expm1##s(type); type log##s(type); \
  type log10##s(type); type log1p##s(type); type log2##s(type); type cbrt##s(type); \
  type erf##s(type); type erfc##s(type); type lgamma##s(type); type tgamma##s(type); \
  type atan2##s(type, type); type hypot##s(type, type); type pow##s(type, type);
_TRESSE_EACH(double, )
_TRESSE_EACH(float, f)
double nan(const char *tag);
float nanf(const char *tag);
double remquo(double x, double y, int *quotient);
#ifdef _TRESSE_POSIX
double lgamma_r(double x, int *sign);
double drem(double x, double y);
float dremf(float x, float y);
#endif
float remquof(float x, float y, int *quotient);
double nexttoward(double x, long double y);
float nexttowardf(float x, long double y);
#ifdef _GNU_SOURCE
void sincos(double x, double *sine, double *cosine);
void sincosf(float x, float *sine, float *cosine);
#endif
/* Of these only what is exact is there. */
_TRESSE_EACH(long double, l)
#undef _TRESSE_EACH

long double nanl(const char *tag);
long double remquol(long double x, long double y, int *quotient);
long double nexttowardl(long double x, long double y);

_TRESSE_END
#endif
