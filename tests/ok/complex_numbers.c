// tresse: flags -O0 -g
// Quotients and products of complex numbers, which clang has the library compute (C17 Annex G), and
// what <complex.h> says of their parts; the numbers of drand48.
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

double cabs(double _Complex z), carg(double _Complex z);
double creal(double _Complex z), cimag(double _Complex z);
double _Complex conj(double _Complex z), cproj(double _Complex z);

static double _Complex number(double x, double y) {
  return (union { double part[2]; double _Complex whole; }){ .part = { x, y } }.whole;
}

int main(void) {
  volatile double _Complex a = number(1, 8), b = number(2, 3);
  double _Complex q = a / b; /* (1 + 8i) (2 - 3i) / 13 */
  assert(creal(q) == 2 && cimag(q) == 1);
  assert(creal(q * b) == 1 && cimag(q * b) == 8);
  volatile float _Complex narrow = (float _Complex)a / (float _Complex)b;
  assert(creal(narrow) == 2 && cimag(narrow) == 1);
  assert(cabs(number(3, -4)) == 5 && carg(number(0, 0)) == 0 && cimag(conj(b)) == -3);

  /* A number with an infinite part is infinite, whatever the other part is. */
  volatile double _Complex infinite = number(INFINITY, NAN), zero = number(0, 0);
  assert(isinf(creal(infinite * b)) || isinf(cimag(infinite * b)));
  assert(isinf(creal(b / zero)) && creal(b / infinite) == 0 && cimag(b / infinite) == 0);
  assert(creal(cproj(infinite)) == INFINITY);

  srand48(7);
  printf("%.15f\n", drand48());
  printf("%ld\n", lrand48());
  printf("%ld\n", mrand48());
  char pairs[] = "badc";
  swab("abcd", pairs, 4);
  puts(pairs);
  return 0;
}
