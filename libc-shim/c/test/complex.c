/* Functions of <complex.h>, and of <math.h> for `long double`: the shim against the library of the
   host, on special values and random ones. The first argument is a seed, the second the number of
   cases. */
#define _GNU_SOURCE
#include <complex.h>
#include <errno.h>
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "checks.h"
#include "rows.h"

typedef double _Complex Complex;
typedef float _Complex Narrow;
typedef long double _Complex Long;
typedef long double Wide;
#ifndef CMPLX
#define CMPLX(x, y) __builtin_complex((double)(x), (double)(y))
#endif

#define LIST(F)                                                                              \
  F(csqrt) F(cexp) F(clog) F(csin) F(ccos) F(ctan) F(casin) F(cacos) F(catan)                 \
  F(csinh) F(ccosh) F(ctanh) F(casinh) F(cacosh) F(catanh)
#define PREFIX(name)             \
  extern Complex t_##name(Complex); \
  extern Narrow t_##name##f(Narrow);
LIST(PREFIX)
extern Complex t_cpow(Complex, Complex);
extern Narrow t_cpowf(Narrow, Narrow);
extern Wide t_creall(Long), t_cimagl(Long);
extern Long t_conjl(Long), t_cprojl(Long);
extern int *t___errno_location(void);

#define ROW(name) { #name, t_##name, name, t_##name##f, name##f },
static const struct function {
  const char *name;
  Complex (*ours)(Complex), (*host)(Complex);
  Narrow (*our_narrow)(Narrow), (*host_narrow)(Narrow);
} functions[] = { LIST(ROW) };
#define FUNCTIONS (int)(sizeof functions / sizeof *functions)

static uint64_t state;

static uint64_t random64(void) {
  state += 0x9e3779b97f4a7c15u;
  uint64_t z = (state ^ state >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}
static int pick(int n) { return (int)(random64() % (uint64_t)n); }

/* --- complex functions, special values ------------------------------------------------------- */

static const double special[] = { 0, -0.0, 1.5, -2, INFINITY, -INFINITY, NAN };

/* A zero, a number, an infinity, a nan. */
static char kind(double x) { return x != x ? 'n' : x - x != 0 ? 'i' : x != 0 ? '1' : '0'; }

/* Arguments where C17 G.6 leaves a sign open, and of which part. */
static const char *const open[] = {
  "cexp ii ri", "cexp in ri", "ccosh 0i i", "ccosh 0n i", "ccosh ii r", "ccosh n0 i",
  "ccos i0 i", "ccos n0 i", "ccos ii r", "ccos 0n i", "csinh 0i r", "csinh 0n r", "csinh ii r",
  "csinh in r", "csin i0 i", "csin n0 i", "csin ii i", "csin ni i", "ctanh ii i", "ctanh in i",
  "ctan ii r", "ctan ni r", "csqrt in i", "cacos in i", "cacosh 0n i", "casinh ni r",
  "casin in i", "catanh ni r", "catan in i",
};

static int is_open(const char *name, Complex z, char part) {
  char start[32];
  int length = sprintf(start, "%s %c%c ", name, kind(creal(z)), kind(cimag(z)));
  for (size_t i = 0; i < sizeof open / sizeof *open; i++)
    if (strncmp(open[i], start, (size_t)length) == 0)
      return strchr(open[i] + length, part) != NULL;
  return 0;
}

/* A zero, an infinity or a nan as it is; a number to a few bits. */
static int is_as(double got, double want, int is_sign_open, double tolerance) {
  if (kind(want) == '1')
    return fabs(got - want) <= tolerance * fabs(want);
  int is_signed = want == want && !is_sign_open;
  return kind(got) == kind(want) && (!is_signed || !signbit(got) == !signbit(want));
}

static void test_special(const struct function *f, Complex z) {
  Complex got = f->ours(z), want = f->host(z), narrow = f->our_narrow((Narrow)z);
  int open_x = is_open(f->name, z, 'r'), open_y = is_open(f->name, z, 'i');
  CHECK(is_as(creal(got), creal(want), open_x, 0x1p-50) &&
          is_as(cimag(got), cimag(want), open_y, 0x1p-50),
        "%s(%g, %g): (%g, %g) for (%g, %g)", f->name, creal(z), cimag(z), creal(got), cimag(got),
        creal(want), cimag(want));
  want = f->host_narrow((Narrow)z);
  CHECK(is_as(creal(narrow), creal(want), open_x, 0x1p-21) &&
          is_as(cimag(narrow), cimag(want), open_y, 0x1p-21),
        "%sf(%g, %g)", f->name, creal(z), cimag(z));
}

/* G.6.4.1 leaves cpow to what exp and log give. */
static void test_power(Complex z, Complex w) {
  Complex got = t_cpow(z, w), want = cpow(z, w);
  double size = hypot(creal(want), cimag(want));
  CHECK((kind(creal(got)) == kind(creal(want)) && kind(cimag(got)) == kind(cimag(want))) ||
          cabs(got - want) <= 1e-13 * size,
        "cpow(%g, %g, %g, %g): (%g, %g) for (%g, %g)", creal(z), cimag(z), creal(w), cimag(w),
        creal(got), cimag(got), creal(want), cimag(want));
  Narrow narrow = t_cpowf((Narrow)z, (Narrow)w), whole = (Narrow)t_cpow((Narrow)z, (Narrow)w);
  CHECK(is_as(crealf(narrow), crealf(whole), 0, 0) && is_as(cimagf(narrow), cimagf(whole), 0, 0),
        "cpowf(%g, %g, %g, %g)", creal(z), cimag(z), creal(w), cimag(w));
}

static void test_specials(void) {
  for (int i = 0; i < 49; i++) {
    Complex z = CMPLX(special[i / 7], special[i % 7]);
    for (int k = 0; k < FUNCTIONS; k++)
      test_special(&functions[k], z);
    for (int j = 0; j < 49; j++)
      test_power(z, CMPLX(special[j / 7], special[j % 7]));
    Long wide = z, host = conjl(wide), ours = t_conjl(wide);
    CHECK(is_as((double)t_creall(wide), creal(z), 0, 0), "creall");
    CHECK(is_as((double)t_cimagl(wide), cimag(z), 0, 0), "cimagl");
    CHECK(is_as((double)cimagl(ours), (double)cimagl(host), 0, 0), "conjl");
    host = cprojl(wide), ours = t_cprojl(wide);
    CHECK(is_as((double)creall(ours), (double)creall(host), 0, 0), "cprojl");
    CHECK(is_as((double)cimagl(ours), (double)cimagl(host), 0, 0), "cprojl");
  }
}

/* --- complex functions, random values -------------------------------------------------------- */

/* From a half to one, times two to one of these. */
static double between(int least, int most) {
  double x = ldexp((double)(random64() >> 11), -53) / 2 + 0.5;
  return ldexp(random64() % 2 ? x : -x, least + pick(most - least + 1));
}

/* As many as fit into these exponents; near the ends of branch cuts; near the unit circle; where
   exp overflows, beside a zero of the sine. */
static Complex random_complex(int least, int most) {
  double x = between(least, most), y = between(least, most), angle;
  switch (pick(6)) {
  case 0: x = between(-10, 4), y = between(-10, 4); break;
  case 1: x = between(-10, 4); break;
  case 2: x = 1 + between(-50, 0), y = between(least, 0); break;
  case 3:
    angle = between(1, 3);
    x = (1 + between(-50, 0)) * cos(angle), y = sin(angle);
    break;
  case 4: x = between(9, 10), y = pick(1000) * M_PI_2; break;
  default: break;
  }
  return pick(2) ? CMPLX(x, y) : CMPLX(y, x);
}

/* Is each part as near as this, relative to the whole? */
static int are_near(Complex got, Complex want, double tolerance, double least) {
  double x = fabs(creal(got) - creal(want)), y = fabs(cimag(got) - cimag(want));
  double size = fmax(fabs(creal(want)), fabs(cimag(want)));
  if (size - size != 0)
    return kind(creal(got)) == kind(creal(want)) && kind(cimag(got)) == kind(cimag(want));
  return fmax(x, y) <= tolerance * size + least;
}

static void test_random(void) {
  Complex z = random_complex(-1073, 1024), narrow = (Narrow)random_complex(-148, 128);
  for (int k = 0; k < FUNCTIONS; k++) {
    const struct function *f = &functions[k];
    Complex got = f->ours(z), want = f->host(z);
    CHECK(are_near(got, want, 0x1p-48, 4 * DBL_TRUE_MIN), "%s(%a, %a): (%a, %a) for (%a, %a)",
          f->name, creal(z), cimag(z), creal(got), cimag(got), creal(want), cimag(want));
    got = f->our_narrow((Narrow)narrow), want = f->host_narrow((Narrow)narrow);
    CHECK(are_near(got, want, 0x1p-19, 4 * FLT_TRUE_MIN), "%sf(%a, %a): (%a, %a) for (%a, %a)",
          f->name, creal(narrow), cimag(narrow), creal(got), cimag(got), creal(want), cimag(want));
  }
  test_power(CMPLX(between(-3, 3), between(-3, 3)), CMPLX(between(-3, 3), between(-3, 3)));
}

/* --- long double ----------------------------------------------------------------------------- */

#define ONE(F) \
  F(floorl) F(ceill) F(truncl) F(roundl) F(rintl) F(nearbyintl) F(fabsl) F(sqrtl) F(logbl)
#define TWO(F) \
  F(copysignl) F(fmaxl) F(fminl) F(fdiml) F(nextafterl) F(nexttowardl) F(fmodl) F(remainderl)
#define PREFIX_ONE(name) extern Wide t_##name(Wide);
#define PREFIX_TWO(name) extern Wide t_##name(Wide, Wide);
ONE(PREFIX_ONE) TWO(PREFIX_TWO)
extern Wide t_modfl(Wide, Wide *), t_frexpl(Wide, int *), t_ldexpl(Wide, int), t_scalbnl(Wide, int);
extern Wide t_scalblnl(Wide, long), t_nanl(const char *), t_remquol(Wide, Wide, int *);
extern Wide t_fmal(Wide, Wide, Wide);
extern long t_lrintl(Wide), t_lroundl(Wide);
extern long long t_llrintl(Wide), t_llroundl(Wide);
extern int t_ilogbl(Wide);
extern double t_nexttoward(double, Wide);
extern float t_nexttowardf(float, Wide), t_remquof(float, float, int *);

#define NAME_ONE(name) { #name, t_##name, name },
#define NAME_TWO(name) { #name, t_##name, name },
static const struct {
  const char *name;
  Wide (*ours)(Wide), (*host)(Wide);
} ones[] = { ONE(NAME_ONE) };
static const struct {
  const char *name;
  Wide (*ours)(Wide, Wide), (*host)(Wide, Wide);
} twos[] = { TWO(NAME_TWO) };

static Wide random_wide(void) {
  Wide x = (Wide)(random64() >> pick(64));
  switch (pick(8)) {
  case 0: return special[pick(7)];
  case 1: x = ldexpl(x, -16445 + pick(70)); break;
  case 2: x = ldexpl(pick(2) ? 1 : 0xffffffffffffffffu, pick(32000) - 16445); break;
  case 3: x = (Wide)pick(40) / 2; break;
  case 4: x = ldexpl(x, pick(32900) - 16500); break;
  default: x = ldexpl(x, pick(140) - 100); break;
  }
  return pick(2) ? x : -x;
}

static int same(Wide a, Wide b) {
  return (a != a && b != b) || (a == b && !signbit(a) == !signbit(b));
}
#define SAME(got, want, ...)                                                    \
  do {                                                                          \
    *t___errno_location() = errno = 0;                                          \
    Wide a = (got), b = (want);                                                 \
    CHECK(same(a, b) && *t___errno_location() == errno, __VA_ARGS__);           \
  } while (0)
#define SAME_NUMBER(got, want, ...) CHECK((got) == (want), __VA_ARGS__)

static void test_long(void) {
  Wide x = random_wide(), y = pick(4) ? random_wide() : x, whole, part;
  int e = 0, f = 0, n = pick(5) ? pick(400) - 200 : pick(70000) - 35000;
  for (size_t i = 0; i < sizeof ones / sizeof *ones; i++) {
    int is_pole = x == 0 && ones[i].host == logbl; /* `logb` sets no error here */
    CHECK(same(ones[i].ours(x), ones[i].host(x)), "%s(%La)", ones[i].name, x);
    if (!is_pole)
      SAME(ones[i].ours(x), ones[i].host(x), "errno of %s(%La)", ones[i].name, x);
  }
  for (size_t i = 0; i < sizeof twos / sizeof *twos; i++)
    if (x != 0 || y != 0 || i > 2)
      CHECK(same(twos[i].ours(x, y), twos[i].host(x, y)), "%s(%La, %La)", twos[i].name, x, y);
  SAME(t_fmodl(x, y), fmodl(x, y), "fmodl(%La, %La)", x, y);
  SAME(t_remainderl(x, y), remainderl(x, y), "remainderl(%La, %La)", x, y);
  SAME(t_ldexpl(x, n), ldexpl(x, n), "ldexpl(%La, %d)", x, n);
  SAME(t_scalbnl(x, n), scalbnl(x, n), "scalbnl(%La, %d)", x, n);
  SAME(t_scalblnl(x, n * 100000L), scalblnl(x, n * 100000L), "scalblnl(%La, %d)", x, n);
  SAME(t_fmal(x, y, x), fmal(x, y, x), "fmal(%La, %La)", x, y);
  CHECK(same(t_modfl(x, &whole), modfl(x, &part)) && same(whole, part), "modfl(%La)", x);
  CHECK(same(t_frexpl(x, &e), frexpl(x, &f)) && (e == f || x - x != 0), "frexpl(%La)", x);
  SAME_NUMBER(t_ilogbl(x), ilogbl(x), "ilogbl(%La)", x);
  SAME_NUMBER(t_lrintl(x), lrintl(x), "lrintl(%La)", x);
  SAME_NUMBER(t_lroundl(x), lroundl(x), "lroundl(%La)", x);
  SAME_NUMBER(t_llrintl(x), llrintl(x), "llrintl(%La)", x);
  SAME_NUMBER(t_llroundl(x), llroundl(x), "llroundl(%La)", x);
  if (x - x == 0 && y == y && y != 0) {
    CHECK(same(t_remquol(x, y, &e), remquol(x, y, &f)), "remquol(%La, %La)", x, y);
    SAME_NUMBER(e % 8, f % 8, "remquol(%La, %La): %d %d", x, y, e, f);
  }
  double d = pick(3) ? (double)x : (double)ldexpl(frexpl(x, &e), pick(2098) - 1074);
  float s = (float)ldexp(d, pick(3) ? 0 : pick(200) - 100), t = (float)y;
  Wide to = pick(3) ? y : nextafterl(d, y);
  CHECK(same(t_nexttoward(d, to), nexttoward(d, to)), "nexttoward(%a, %La)", d, to);
  CHECK(same(t_nexttowardf(s, to), nexttowardf(s, to)), "nexttowardf(%a, %La)", s, to);
  if (s - s == 0 && t == t && t != 0) {
    CHECK(same(t_remquof(s, t, &e), remquof(s, t, &f)), "remquof(%a, %a)", s, t);
    SAME_NUMBER(e % 8, f % 8, "remquof(%a, %a): %d %d", s, t, e, f);
  }
}

int main(int argc, char **argv) {
  state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
  CHECK(t_nanl("5") != t_nanl("5"), "nanl");
  test_specials();
  for (long i = argc > 2 ? atol(argv[2]) : 20000; i > 0; i--) {
    test_random();
    test_long();
  }
  printf("complex    %9ld checks, %ld failed\n", cases, failures);
  return failures != 0;
}
