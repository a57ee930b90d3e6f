/* The functions of <complex.h> that compute: C17 7.3.5 to 7.3.8, with the special values of G.6.
   `errno` stays as it is, as 7.3.2 allows. Those of `float` are computed in `double`. */
#pragma STDC FP_CONTRACT OFF

/* The machine's function, without what math.h says of errno. */
#define OWN(name) __tresse_math_##name
#define HALF_PI 0x1.921fb54442d18p+0
#define LN_2 0x1.62e42fefa39efp-1

static double _Complex neither(void) {
  return complex_double_of(__builtin_nan(""), __builtin_nan(""));
}

/* i * z, and -i * z. */
static double _Complex turned(double _Complex z) { return complex_double_of(-cimag(z), creal(z)); }
static double _Complex back(double _Complex z) { return complex_double_of(cimag(z), -creal(z)); }

/* --- exponentials and hyperbolic functions --------------------------------------------------- */

/* `part` * e^x / 2 where x is more than 700, and e^x alone may be too large. All differences are
   exact. A part that is 0 stays 0. */
static double grown(double part, double x) {
  const double power = 0x1.d945df4f8ec8ep+1009; /* e^700 */
  if (part == 0)
    return part;
  part *= power / 2;
  x -= 700;
  for (int i = 0; i < 2 && x > 700; i++, x -= 700)
    part *= power;
  return part * OWN(exp)(x);
}

/* G.6.3.1 */
double _Complex cexp(double _Complex z) {
  double x = creal(z), y = cimag(z);
  if (y == 0)
    return complex_double_of(OWN(exp)(x), y);
  if (INFINITE(x) && !FINITE(y))
    return x < 0 ? complex_double_of(0, copysign(0, y)) : complex_double_of(x, __builtin_nan(""));
  if (!FINITE(y))
    return neither();
  double cosine = OWN(cos)(y), sine = OWN(sin)(y);
  if (x > 709)
    return complex_double_of(2 * grown(cosine, x), 2 * grown(sine, x));
  double size = OWN(exp)(x);
  return complex_double_of(size * cosine, size * sine);
}

/* sinh(x) * wave, or cosh(x) * wave. G.6.2: a zero wins over an infinity or a nan. */
static double swell(int is_odd, double x, double wave) {
  double size = fabs(x);
  if (size > 709)
    return (is_odd && x < 0 ? -1 : 1) * grown(wave, size);
  double height = is_odd ? OWN(sinh)(x) : OWN(cosh)(x);
  if (height == 0 || wave == 0)
    return (IS_NAN(height) ? 0 : copysign(0, height)) * copysign(1, wave);
  return height * wave;
}

/* G.6.2.4 */
double _Complex ccosh(double _Complex z) {
  double x = creal(z), y = cimag(z), cosine = OWN(cos)(y), sine = OWN(sin)(y);
  if (INFINITE(x) && !FINITE(y))
    return complex_double_of(fabs(x), __builtin_nan(""));
  return complex_double_of(swell(0, x, cosine), swell(1, x, sine));
}

/* G.6.2.5 */
double _Complex csinh(double _Complex z) {
  double x = creal(z), y = cimag(z), cosine = OWN(cos)(y), sine = OWN(sin)(y);
  if (INFINITE(x) && !FINITE(y))
    return complex_double_of(x, __builtin_nan(""));
  return complex_double_of(swell(1, x, cosine), swell(0, x, sine));
}

/* G.6.2.6: with s = sinh x, sinh x cosh x / (s^2 + cos^2 y) and sin y cos y / (s^2 + cos^2 y),
   where nothing cancels. */
double _Complex ctanh(double _Complex z) {
  double x = creal(z), y = cimag(z), size = fabs(x);
  if (x == 0)
    return complex_double_of(x, OWN(tan)(y));
  if (y == 0)
    return complex_double_of(OWN(tanh)(x), y);
  if (!FINITE(y) && INFINITE(x))
    return complex_double_of(copysign(1, x), copysign(0, y));
  if (!FINITE(y))
    return neither();
  double cosine = OWN(cos)(y), sine = OWN(sin)(y);
  if (size > 22) { /* s^2 is e^2x / 4, to the last bit */
    double less = OWN(exp)(-size);
    return complex_double_of(copysign(1, x), 4 * sine * cosine * less * less);
  }
  double s = OWN(sinh)(x), below = s * s + cosine * cosine;
  return complex_double_of(s * OWN(cosh)(x) / below, sine * cosine / below);
}

/* G.6: what the circular functions are. */
double _Complex csin(double _Complex z) { return back(csinh(turned(z))); }
double _Complex ccos(double _Complex z) { return ccosh(turned(z)); }
double _Complex ctan(double _Complex z) { return back(ctanh(turned(z))); }

/* --- logarithms and powers ------------------------------------------------------------------- */

/* What a + b lacks, exactly: Knuth's sum of two numbers. */
static double lost(double a, double b) {
  double sum = a + b, of_b = sum - a;
  return (a - (sum - of_b)) + (b - of_b);
}

/* x^2 + y^2 - 1 as if with thrice the bits: Ogita, Rump and Oishi, "Accurate sum and dot product"
   (2005), of the products and of what each lacks. */
static double excess(double x, double y) {
  double sum = x * x, low = 0, least = 0;
  const double parts[] = { -1, y * y, OWN(fma)(x, x, -sum), OWN(fma)(y, y, -(y * y)) };
  for (int i = 0; i < 4; i++) {
    double over = lost(sum, parts[i]);
    sum += parts[i];
    least += lost(low, over);
    low += over;
  }
  return sum + low + least;
}

/* The logarithm of |x + iy|. */
static double log_size(double x, double y) {
  x = fabs(x), y = fabs(y);
  double large = fmax(x, y), small = fmin(x, y);
  if (INFINITE(large))
    return large;
  if (IS_NAN(x) || IS_NAN(y))
    return __builtin_nan("");
  if (large > 0x1p1020)
    return OWN(log)(OWN(hypot)(x / 4, y / 4)) + 2 * LN_2;
  if (large < 0x1p-500)
    return OWN(log)(OWN(hypot)(x * 0x1p600, y * 0x1p600)) - 600 * LN_2;
  if (large < 0.5 || large > 3)
    return OWN(log)(OWN(hypot)(x, y));
  return OWN(log1p)(excess(large, small)) / 2;
}

/* G.6.3.2 */
double _Complex clog(double _Complex z) {
  return complex_double_of(log_size(creal(z), cimag(z)), OWN(atan2)(cimag(z), creal(z)));
}

/* 7.3.8.2, as G.6.4.1 has it. The error grows with |w log z|. */
double _Complex cpow(double _Complex z, double _Complex w) {
  double _Complex log = clog(z);
  return cexp(complex_double_product(creal(w), cimag(w), creal(log), cimag(log)));
}

/* A root of finite parts. Huge and tiny ones are scaled by a square, so that nothing is lost. */
static double _Complex finite_root(double x, double y) {
  double large = fmax(fabs(x), fabs(y)), unit = 1;
  if (large == 0)
    return complex_double_of(0, y);
  if (large > 0x1p1020)
    x *= 0x1p-4, y *= 0x1p-4, unit = 0x1p2;
  if (large < 0x1p-900)
    x *= 0x1p200, y *= 0x1p200, unit = 0x1p-100;
  double root = OWN(sqrt)((fabs(x) + OWN(hypot)(x, y)) / 2);
  double other = fabs(y) / (2 * root) * unit;
  root *= unit;
  return x < 0 ? complex_double_of(other, copysign(root, y))
               : complex_double_of(root, copysign(other, y));
}

/* G.6.4.2 */
double _Complex csqrt(double _Complex z) {
  double x = creal(z), y = cimag(z), infinity = __builtin_inf();
  if (INFINITE(y))
    return complex_double_of(infinity, y);
  double other = IS_NAN(y) ? y : 0;
  if (INFINITE(x))
    return x < 0 ? complex_double_of(other, copysign(infinity, y))
                 : complex_double_of(infinity, copysign(other, y));
  return IS_NAN(x) || IS_NAN(y) ? neither() : finite_root(x, y);
}

/* --- inverse functions ----------------------------------------------------------------------- */

/* asin(x + iy) is atan2(x, root) + i length, and acos(x + iy) is atan2(root, x) - i length, for
   parts that are not negative and not nans. Hull, Fairgrieve and Tang, "Implementing the complex
   arcsine and arccosine functions using exception handling" (1997). With a as half of
   |z + 1| + |z - 1| the root is sqrt((a - x)(a + x)), and the length log(a + sqrt((a - 1)(a + 1))).
   The differences are computed without cancellation. */
static void inverse(double x, double y, double *root, double *length) {
  double edge = fabs(x - 1), between = OWN(sqrt)(edge) * OWN(sqrt)(x + 1);
  if (x > 0x1p28 || y > 0x1p28) { /* a is |z| */
    *root = y;
    *length = log_size(x, y) + LN_2;
  } else if (y <= 0x1p-53 * edge && x < 1) {
    *root = between;
    *length = y / between;
  } else if (y <= 0x1p-53 * edge && x > 1) {
    *root = y * (x / between);
    *length = OWN(log1p)(edge + between);
  } else {
    double right = OWN(hypot)(x + 1, y), left = OWN(hypot)(x - 1, y), a = (right + left) / 2;
    double to_right = y * y / (right + (x + 1)); /* right - (x + 1) */
    double to_left = x <= 1 ? left + edge : y * y / (left + edge); /* left - (x - 1) */
    double to_edge = x < 1 ? y * y / (left + edge) : left + edge; /* left - (1 - x) */
    double above = (to_right + to_edge) / 2; /* a - 1 */
    *root = OWN(sqrt)((to_right + to_left) / 2 * (a + x));
    *length = OWN(log1p)(above + OWN(sqrt)(above * (a + 1)));
  }
}

/* G.6.1.1 */
double _Complex cacos(double _Complex z) {
  double x = creal(z), y = cimag(z), root, length;
  if (IS_NAN(x) || IS_NAN(y)) {
    if (INFINITE(x) || INFINITE(y))
      return complex_double_of(__builtin_nan(""), -copysign(__builtin_inf(), y));
    return x == 0 ? complex_double_of(HALF_PI, y) : neither();
  }
  inverse(fabs(x), fabs(y), &root, &length);
  return complex_double_of(OWN(atan2)(root, x), -copysign(length, y));
}

/* G.6.2.1 */
double _Complex cacosh(double _Complex z) {
  double _Complex cosine = cacos(z);
  return complex_double_of(fabs(cimag(cosine)), copysign(creal(cosine), cimag(z)));
}

/* G.6.2.2 */
double _Complex casinh(double _Complex z) {
  double x = creal(z), y = cimag(z), root, length;
  if (IS_NAN(x) || IS_NAN(y)) {
    if (INFINITE(x) || INFINITE(y))
      return complex_double_of(copysign(__builtin_inf(), x), __builtin_nan(""));
    return y == 0 ? complex_double_of(x, y) : neither();
  }
  inverse(fabs(y), fabs(x), &root, &length);
  return complex_double_of(copysign(length, x), copysign(OWN(atan2)(fabs(y), root), y));
}

/* The inverse of tanh for parts that are not negative and not nans, by the formulas of Kahan,
   "Branch cuts for complex elementary functions" (1987). */
static double _Complex inverse_tanh(double x, double y) {
  if (INFINITE(x) || INFINITE(y))
    return complex_double_of(0, HALF_PI);
  if (x > 0x1p54 || y > 0x1p54) { /* 1 / z + i pi / 2 */
    double size = OWN(hypot)(x / 2, y / 2);
    return complex_double_of(x / 2 / size / size / 2, HALF_PI);
  }
  double angle = OWN(atan2)(2 * y, (1 - x) * (1 + x) - y * y) / 2;
  if (x == 1 && y < 0x1p-500)
    return complex_double_of((LN_2 - OWN(log)(y)) / 2, angle);
  double square = (1 - x) * (1 - x) + y * y;
  return complex_double_of(OWN(log1p)(4 * x / square) / 4, angle);
}

/* G.6.2.3 */
double _Complex catanh(double _Complex z) {
  double x = creal(z), y = cimag(z), nan = __builtin_nan("");
  double _Complex found = neither();
  if (!IS_NAN(x) && !IS_NAN(y))
    found = inverse_tanh(fabs(x), fabs(y));
  else if (INFINITE(y))
    found = complex_double_of(0, HALF_PI);
  else if (x == 0 || INFINITE(x))
    found = complex_double_of(0, nan);
  return complex_double_of(copysign(creal(found), x), copysign(cimag(found), y));
}

/* G.6 */
double _Complex casin(double _Complex z) { return back(casinh(turned(z))); }
double _Complex catan(double _Complex z) { return back(catanh(turned(z))); }

/* --- other types ----------------------------------------------------------------------------- */

#define NARROW(name) \
  float _Complex name##f(float _Complex z) { return (float _Complex)name((double _Complex)z); }
NARROW(csqrt) NARROW(cexp) NARROW(clog) NARROW(csin) NARROW(ccos) NARROW(ctan)
NARROW(casin) NARROW(cacos) NARROW(catan) NARROW(csinh) NARROW(ccosh) NARROW(ctanh)
NARROW(casinh) NARROW(cacosh) NARROW(catanh)

float _Complex cpowf(float _Complex z, float _Complex w) {
  return (float _Complex)cpow((double _Complex)z, (double _Complex)w);
}

/* Of `long double` only what is exact. */
union long_parts {
  long double part[2];
  long double _Complex whole;
};

static long double _Complex long_of(long double x, long double y) {
  union long_parts u = { .part = { x, y } };
  return u.whole;
}

long double creall(long double _Complex z) { return ((union long_parts){ .whole = z }).part[0]; }
long double cimagl(long double _Complex z) { return ((union long_parts){ .whole = z }).part[1]; }
long double _Complex conjl(long double _Complex z) { return long_of(creall(z), -cimagl(z)); }
long double _Complex cprojl(long double _Complex z) {
  int is_infinite = __builtin_isinf(creall(z)) || __builtin_isinf(cimagl(z));
  return is_infinite ? long_of(__builtin_infl(), __builtin_copysignl(0, cimagl(z))) : z;
}

#pragma STDC FP_CONTRACT DEFAULT
