// tresse: flags -O0 -g
// math.h: rounded functions to twelve digits, of which no library is in doubt; exact ones exactly.
#include <math.h>
#include <stdio.h>

static void one(const char *name, double (*f)(double), double x) {
  printf("%s(%g) = %.12g\n", name, x, f(x));
}

static void two(const char *name, double (*f)(double, double), double x, double y) {
  printf("%s(%g, %g) = %.12g\n", name, x, y, f(x, y));
}

int main(void) {
  one("sin", sin, 1);
  one("cos", cos, 100);
  one("tan", tan, 0.5);
  one("asin", asin, 0.25);
  one("acos", acos, -0.75);
  one("atan", atan, 3);
  one("sinh", sinh, 1.5);
  one("cosh", cosh, -2);
  one("tanh", tanh, 0.1);
  one("asinh", asinh, 4);
  one("acosh", acosh, 4);
  one("atanh", atanh, 0.5);
  one("exp", exp, 2.5);
  one("exp2", exp2, 0.5);
  one("expm1", expm1, 1e-9);
  one("log", log, 10);
  one("log2", log2, 10);
  one("log10", log10, 5);
  one("log1p", log1p, 1e-9);
  one("cbrt", cbrt, 10);
  one("erf", erf, 0.3);
  one("erfc", erfc, 0.3);
  one("tgamma", tgamma, 4.5);
  one("lgamma", lgamma, 10.5);
  two("pow", pow, 2.5, -3.25);
  two("atan2", atan2, -1, -2);
  two("hypot", hypot, 1, 2);
  two("fmod", fmod, -7.5, 2);
  two("remainder", remainder, 7.5, 2);
  printf("%.6g %.6g\n", (double)sinf(1), (double)powf(2, 0.5f));
  int exponent;
  double whole, part = frexp(-12.5, &exponent);
  printf("%g %d\n", part, exponent);
  part = modf(-12.5, &whole);
  printf("%g %g\n", part, whole);
  printf("%ld %ld %lld\n", lround(-2.5), lrint(-2.5), llround(0.49999999999999994));
  printf("%g %d %g\n", logb(0.1), ilogb(1000), ldexp(3, -2));
  printf("%a %a\n", nextafter(1, 2), nextafter(0, -1));
  printf("%g %g %g\n", round(-2.5), trunc(-2.7), fdim(5, 3));
  return 0;
}
