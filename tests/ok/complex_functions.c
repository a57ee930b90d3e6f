// tresse: flags -O0 -g
// Functions of complex numbers, and the exact ones of long doubles.
#include <math.h>
#include <stdio.h>

#if __has_include(<complex.h>)
#include <complex.h>
#else
#define complex _Complex
double complex csqrt(double complex), cexp(double complex), clog(double complex);
double complex csin(double complex), ccos(double complex), ctan(double complex);
double complex casin(double complex), cacos(double complex), catan(double complex);
double complex csinh(double complex), ccosh(double complex), ctanh(double complex);
double complex casinh(double complex), cacosh(double complex), catanh(double complex);
double complex cpow(double complex, double complex);
float complex csqrtf(float complex), cexpf(float complex);
double creal(double complex), cimag(double complex);
float crealf(float complex), cimagf(float complex);
long double creall(long double complex), cimagl(long double complex);
#endif
/* glibc gives it to GCC alone. */
#undef CMPLX
#define CMPLX(x, y) __builtin_complex((double)(x), (double)(y))

static void show(const char *name, double complex z) {
  printf("%s: %.10g %.10g\n", name, creal(z), cimag(z));
}

#define SHOW(f) show(#f, f(CMPLX(0.75, -1.25)))

int main(void) {
  SHOW(csqrt), SHOW(cexp), SHOW(clog), SHOW(csin), SHOW(ccos), SHOW(ctan);
  SHOW(casin), SHOW(cacos), SHOW(catan), SHOW(csinh), SHOW(ccosh), SHOW(ctanh);
  SHOW(casinh), SHOW(cacosh), SHOW(catanh);
  show("cpow", cpow(CMPLX(1, 2), CMPLX(0.5, -0.25)));

  show("root of infinity", csqrt(CMPLX(-INFINITY, 2)));
  show("power of minus infinity", cexp(CMPLX(-INFINITY, 1)));
  show("logarithm of zero", clog(CMPLX(-0.0, 0)));
  show("on the cut", csqrt(CMPLX(-4, -0.0)));
  float complex f = csqrtf(cexpf((float complex)CMPLX(1, 1)));
  printf("%.5g %.5g\n", crealf(f), cimagf(f));
  long double complex l = CMPLX(3, 4);
  printf("%Lg %Lg\n", creall(l), cimagl(l));

  long double x = -2.5L, part, third = 1 / 3.0L;
  int exponent, quotient;
  printf("%Lg %Lg %Lg %Lg\n", floorl(x), ceill(x), truncl(x), roundl(x));
  printf("%Lg %ld %lld\n", rintl(x), lrintl(x), llroundl(x));
  printf("%Lg", modfl(x, &part));
  printf(" %Lg %Lg", part, frexpl(x, &exponent));
  printf(" %d %Lg\n", exponent, ldexpl(x, 10));
  printf("%Lg", remquol(10, 3.5L, &quotient));
  printf(" %d %Lg %Lg\n", quotient, fmodl(10, 3.5L), remainderl(10, 3.5L));
  printf("%.20Lg %.20Lg\n", sqrtl(2), fmal(third, 3, -1));
  printf("%d %Lg\n", nextafterl(1, 2) > 1, nextafterl(1, 2) - 1);
  printf("%d %.17g\n", ilogbl(1000), nexttoward(1, 2));
  printf("%Lg %Lg %Lg\n", fmaxl(1, NAN), fminl(1, 2), copysignl(1, -0.0L));
}
