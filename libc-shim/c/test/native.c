/* The shim against the library of the host, on random cases. The first argument is a seed, the
   second the number of cases for each kind. */
#define _GNU_SOURCE
#include <complex.h>
#include <ctype.h>
#include <errno.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>
#include "rows.h"

#define PREFIX(type, name, parameters) extern type t_##name parameters;
#define LIST(F)                                                                              \
  F(int, printf, (const char *, ...))                                                        \
  F(int, snprintf, (char *, size_t, const char *, ...))                                      \
  F(int, sprintf, (char *, const char *, ...))                                               \
  F(int, asprintf, (char **, const char *, ...))                                             \
  F(int, __sprintf_chk, (char *, int, size_t, const char *, ...))                            \
  F(int, puts, (const char *))                                                               \
  F(int, putchar, (int))                                                                     \
  F(void, perror, (const char *))                                                            \
  F(int, fputs, (const char *, const void *))                                                \
  F(size_t, fwrite, (const void *, size_t, size_t, const void *))                            \
  F(int, fprintf, (const void *, const char *, ...))                                         \
  F(int *, __errno_location, (void))                                                         \
  F(long, strtol, (const char *, char **, int))                                              \
  F(unsigned long, strtoul, (const char *, char **, int))                                    \
  F(double, strtod, (const char *, char **))                                                 \
  F(float, strtof, (const char *, char **))                                                  \
  F(void, qsort, (void *, size_t, size_t, int (*)(const void *, const void *)))              \
  F(void *, bsearch,                                                                         \
    (const void *, const void *, size_t, size_t, int (*)(const void *, const void *)))       \
  F(size_t, strlen, (const char *))                                                          \
  F(size_t, strnlen, (const char *, size_t))                                                 \
  F(int, strcmp, (const char *, const char *))                                               \
  F(int, strncmp, (const char *, const char *, size_t))                                      \
  F(int, strcasecmp, (const char *, const char *))                                           \
  F(int, strncasecmp, (const char *, const char *, size_t))                                  \
  F(char *, strcpy, (char *, const char *))                                                  \
  F(char *, stpcpy, (char *, const char *))                                                  \
  F(char *, strncpy, (char *, const char *, size_t))                                         \
  F(char *, strcat, (char *, const char *))                                                  \
  F(char *, strncat, (char *, const char *, size_t))                                         \
  F(char *, strchr, (const char *, int))                                                     \
  F(char *, strchrnul, (const char *, int))                                                  \
  F(char *, strrchr, (const char *, int))                                                    \
  F(char *, strstr, (const char *, const char *))                                            \
  F(size_t, strspn, (const char *, const char *))                                            \
  F(size_t, strcspn, (const char *, const char *))                                           \
  F(char *, strpbrk, (const char *, const char *))                                           \
  F(char *, strtok_r, (char *, const char *, char **))                                       \
  F(char *, strsep, (char **, const char *))                                                 \
  F(char *, strdup, (const char *))                                                          \
  F(char *, strndup, (const char *, size_t))                                                 \
  F(int, memcmp, (const void *, const void *, size_t))                                       \
  F(void *, memchr, (const void *, int, size_t))                                             \
  F(void *, memrchr, (const void *, int, size_t))                                            \
  F(void *, memmem, (const void *, size_t, const void *, size_t))                            \
  F(void *, memccpy, (void *, const void *, int, size_t))                                    \
  F(char *, strerror, (int))                                                                 \
  F(int, ffsll, (long long))                                                                 \
  F(const unsigned short **, __ctype_b_loc, (void))                                          \
  F(const int **, __ctype_tolower_loc, (void))                                               \
  F(const int **, __ctype_toupper_loc, (void))                                               \
  F(struct tm *, gmtime_r, (const time_t *, struct tm *))                                    \
  F(time_t, timegm, (struct tm *))                                                           \
  F(time_t, mktime, (struct tm *))                                                           \
  F(size_t, strftime, (char *, size_t, const char *, const struct tm *))                     \
  F(char *, asctime_r, (const struct tm *, char *))                                          \
  F(double, sqrt, (double))                                                                  \
  F(float, sqrtf, (float))                                                                   \
  F(double, floor, (double))                                                                 \
  F(double, ceil, (double))                                                                  \
  F(float, floorf, (float))                                                                  \
  F(double, fmin, (double, double))                                                          \
  F(double, fmax, (double, double))                                                          \
  F(double, copysign, (double, double))                                                      \
  F(double, sin, (double))                                                                    \
  F(double, cos, (double))                                                                    \
  F(double, tan, (double))                                                                    \
  F(double, asin, (double))                                                                    \
  F(double, acos, (double))                                                                    \
  F(double, atan, (double))                                                                    \
  F(double, sinh, (double))                                                                    \
  F(double, cosh, (double))                                                                    \
  F(double, tanh, (double))                                                                    \
  F(double, asinh, (double))                                                                    \
  F(double, acosh, (double))                                                                    \
  F(double, atanh, (double))                                                                    \
  F(double, exp, (double))                                                                    \
  F(double, exp2, (double))                                                                    \
  F(double, expm1, (double))                                                                    \
  F(double, log, (double))                                                                    \
  F(double, log2, (double))                                                                    \
  F(double, log10, (double))                                                                    \
  F(double, log1p, (double))                                                                    \
  F(double, cbrt, (double))                                                                    \
  F(double, erf, (double))                                                                    \
  F(double, erfc, (double))                                                                    \
  F(double, tgamma, (double))                                                                    \
  F(double, lgamma, (double))                                                                    \
  F(double, pow, (double, double))                                                            \
  F(double, atan2, (double, double))                                                            \
  F(double, hypot, (double, double))                                                            \
  F(double, fmod, (double, double))                                                            \
  F(double, remainder, (double, double))                                                            \
  F(double, ldexp, (double, int))                                                            \
  F(double, frexp, (double, int *))                                                          \
  F(double, modf, (double, double *))                                                        \
  F(double, fdim, (double, double))                                                          \
  F(int, ilogb, (double))                                                                    \
  F(double, logb, (double))                                                                  \
  F(double, nextafter, (double, double))                                                     \
  F(float, nextafterf, (float, float))                                                       \
  F(double, scalbln, (double, long))                                                         \
  F(long, lround, (double))                                                                  \
  F(long, lrint, (double))                                                                   \
  F(double _Complex, __muldc3, (double, double, double, double))                             \
  F(double _Complex, __divdc3, (double, double, double, double))                             \
  F(float _Complex, __mulsc3, (float, float, float, float))                                  \
  F(float _Complex, __divsc3, (float, float, float, float))                                  \
  F(double _Complex, cproj, (double _Complex))                                               \
  F(double, drand48, (void))                                                                 \
  F(double, erand48, (unsigned short *))                                                     \
  F(long, lrand48, (void))                                                                   \
  F(long, nrand48, (unsigned short *))                                                       \
  F(long, mrand48, (void))                                                                   \
  F(long, jrand48, (unsigned short *))                                                       \
  F(void, srand48, (long))                                                                   \
  F(unsigned short *, seed48, (unsigned short *))                                            \
  F(void, lcong48, (unsigned short *))                                                       \
  F(void, swab, (const void *, void *, ssize_t))                                             \
  F(void *, malloc, (size_t))                                                                \
  F(void *, realloc, (void *, size_t))                                                       \
  F(void, free, (void *))                                                                    \
  F(int, atexit, (void (*)(void)))                                                           \
  F(void, exit, (int))                                                                       \
  F(int, pthread_create, (pthread_t *, const void *, void *(*)(void *), void *))             \
  F(int, pthread_join, (pthread_t, void **))                                                 \
  F(int, pthread_once, (int *, void (*)(void)))                                              \
  F(int, pthread_mutex_init, (void *, const void *))                                         \
  F(int, pthread_cond_init, (void *, const void *))                                          \
  F(int, pthread_rwlock_init, (void *, const void *))                                        \
  F(int, pthread_barrier_init, (void *, const void *, unsigned))                             \
  F(int, pthread_spin_init, (void *, int))                                                   \
  F(int, pthread_attr_init, (void *))                                                        \
  F(int, pthread_attr_setdetachstate, (void *, int))                                         \
  F(int, pthread_attr_getdetachstate, (const void *, int *))                                 \
  F(int, pthread_attr_setguardsize, (void *, size_t))                                        \
  F(int, pthread_attr_getguardsize, (const void *, size_t *))                                \
  F(int, pthread_attr_setstacksize, (void *, size_t))                                        \
  F(int, pthread_attr_getstacksize, (const void *, size_t *))                                \
  F(int, pthread_attr_setscope, (void *, int))                                               \
  F(int, pthread_attr_getscope, (const void *, int *))                                       \
  F(int, pthread_attr_setinheritsched, (void *, int))                                        \
  F(int, pthread_attr_getinheritsched, (const void *, int *))                                \
  F(int, pthread_attr_setschedpolicy, (void *, int))                                         \
  F(int, pthread_attr_getschedpolicy, (const void *, int *))                                 \
  F(int, pthread_mutexattr_init, (void *))                                                   \
  F(int, pthread_mutexattr_settype, (void *, int))                                           \
  F(int, pthread_mutexattr_gettype, (const void *, int *))                                   \
  F(int, pthread_mutexattr_setpshared, (void *, int))                                        \
  F(int, pthread_mutexattr_getpshared, (const void *, int *))                                \
  F(int, pthread_mutexattr_setprotocol, (void *, int))                                       \
  F(int, pthread_mutexattr_getprotocol, (const void *, int *))                               \
  F(int, pthread_mutexattr_setrobust, (void *, int))                                         \
  F(int, pthread_mutexattr_getrobust, (const void *, int *))                                 \
  F(int, pthread_mutexattr_setprioceiling, (void *, int))                                    \
  F(int, pthread_mutexattr_getprioceiling, (const void *, int *))                            \
  F(int, pthread_condattr_init, (void *))                                                    \
  F(int, pthread_condattr_setclock, (void *, int))                                           \
  F(int, pthread_condattr_getclock, (const void *, int *))                                   \
  F(int, pthread_condattr_setpshared, (void *, int))                                         \
  F(int, pthread_condattr_getpshared, (const void *, int *))                                 \
  F(int, pthread_rwlockattr_init, (void *))                                                  \
  F(int, pthread_rwlockattr_setpshared, (void *, int))                                       \
  F(int, pthread_rwlockattr_getpshared, (const void *, int *))                               \
  F(int, pthread_barrierattr_init, (void *))                                                 \
  F(int, pthread_barrierattr_setpshared, (void *, int))                                      \
  F(int, pthread_barrierattr_getpshared, (const void *, int *))                              \
  F(int, pthread_mutex_timedlock, (void *, const struct timespec *))                         \
  F(int, pthread_mutex_clocklock, (void *, clockid_t, const struct timespec *))              \
  F(int, pthread_mutex_consistent, (void *))                                                 \
  F(int, pthread_cond_timedwait, (void *, void *, const struct timespec *))                  \
  F(int, pthread_cond_clockwait, (void *, void *, clockid_t, const struct timespec *))       \
  F(int, pthread_rwlock_timedrdlock, (void *, const struct timespec *))                      \
  F(int, pthread_rwlock_timedwrlock, (void *, const struct timespec *))                      \
  F(int, pthread_rwlock_clockrdlock, (void *, clockid_t, const struct timespec *))           \
  F(int, pthread_rwlock_clockwrlock, (void *, clockid_t, const struct timespec *))           \
  F(int, pthread_setcancelstate, (int, int *))                                               \
  F(int, pthread_setcanceltype, (int, int *))                                                \
  F(int, pthread_setconcurrency, (int))                                                      \
  F(int, pthread_getconcurrency, (void))                                                     \
  F(int, pthread_atfork, (void (*)(void), void (*)(void), void (*)(void)))                   \
  F(int, sem_clockwait, (void *, clockid_t, const struct timespec *))                        \
  F(int, sem_init, (void *, int, unsigned))                                                  \
  F(int, sem_trywait, (void *))                                                              \
  F(int, sem_timedwait, (void *, const struct timespec *))                                   \
  F(int, sem_post, (void *))                                                                 \
  F(int, sem_getvalue, (void *, int *))                                                      \
  F(int, mtx_init, (void *, int))                                                            \
  F(int, mtx_lock, (void *))                                                                 \
  F(int, mtx_trylock, (void *))                                                              \
  F(int, mtx_timedlock, (void *, const struct timespec *))                                   \
  F(int, mtx_unlock, (void *))                                                               \
  F(int, cnd_init, (void *))                                                                 \
  F(int, cnd_wait, (void *, void *))                                                         \
  F(int, cnd_timedwait, (void *, void *, const struct timespec *))                           \
  F(int, cnd_broadcast, (void *))                                                            \
  F(int, pthread_key_create, (unsigned *, void (*)(void *)))                                 \
  F(int, pthread_setspecific, (unsigned, const void *))                                      \
  F(void *, pthread_getspecific, (unsigned))                                                 \
  F(int, thrd_create, (pthread_t *, int (*)(void *), void *))                                \
  F(int, thrd_join, (pthread_t, int *))
LIST(PREFIX)
extern const void *const t_stdout, *const t_stderr;

static uint64_t state;
static uint64_t random64(void) {
  uint64_t z = state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}
static unsigned below(unsigned n) { return (unsigned)(random64() % n); }

static long cases, failures, shown;
#define CHECK(condition, ...)                     \
  do {                                            \
    cases++;                                      \
    if (!(condition) && failures++ - shown < 10) {        \
      printf("%d: %s: ", __LINE__, #condition);   \
      printf(__VA_ARGS__);                        \
      printf("\n");                               \
    }                                             \
  } while (0)

/* --- printf ---------------------------------------------------------------------------------- */

static double random_double(void) {
  union {
    uint64_t bits;
    double value;
  } u = { random64() };
  switch (below(10)) {
  case 0: return u.value;
  case 1: return (double)(int64_t)random64() / (double)(1 << below(20));
  case 2: return below(100000) / 100.0;
  case 3: return below(2000) / 8.0; /* ties */
  case 4: u.bits >>= 12 + below(52); return u.value; /* subnormal */
  case 5: return pow(10, (int)below(40) - 20);
  case 6: return (below(1000) - 500.0) * pow(10, (int)below(600) - 300);
  case 7: return 9.9999999999 * pow(10, (int)below(30) - 15);
  case 8: {
    const double special[] = { 0, -0.0, 1, INFINITY, -INFINITY, NAN, -NAN, DBL_MAX, DBL_MIN, 5e-324, 0.5, 1.5, 2.5 };
    return special[below(13)];
  }
  default: u.bits = (u.bits & ~(0x7ffull << 52)) | (uint64_t)(1023 + below(80) - 20) << 52; return u.value;
  }
}

static long double random_long_double(void) {
  long double x = random_double();
  if (below(2)) {
    unsigned char bytes[16] = { 0 };
    uint64_t fraction = random64() | 1ull << 63;
    unsigned exponent = below(3) ? 16383 + below(200) - 100 : below(32767);
    if (exponent == 0)
      fraction &= ~(1ull << 63);
    exponent |= below(2) << 15;
    memcpy(bytes, &fraction, 8);
    memcpy(bytes + 8, &exponent, 2);
    memcpy(&x, bytes, 10);
  }
  return x;
}

static void compare_output(const char *format, int want, const char *text, int got) {
  size_t n = want < 0 ? 0 : (size_t)want;
  CHECK(want == got && (want < 0 || (row_length == n && memcmp(row_output, text, n) == 0)),
        "\"%s\": host %d [%.200s], shim %d [%.*s]", format, want, text, got, (int)row_length, row_output);
  CHECK(row_writes <= 1, "\"%s\": %d writes", format, row_writes);
}

/* Some versions of glibc forget that %#g keeps its zeros when a number rounds up to the next power
   of ten: "1.e+06". */
static int host_drops_zeros(const char *format, const char *text) {
  return strchr(format, '#') && (strstr(text, "1.e") || strstr(text, "1.E"));
}

static char host_text[1 << 20];
#define BOTH(...)                                                             \
  do {                                                                        \
    row_length = 0;                                                           \
    row_writes = 0;                                                           \
    int want = snprintf(host_text, sizeof host_text, __VA_ARGS__);            \
    int got = t_printf(__VA_ARGS__);                                          \
    if (host_drops_zeros(format, host_text))                       \
      break;                                                                  \
    compare_output(format, want, host_text, got);                             \
    char small[24], host_small[24];                                           \
    memset(small, 'z', sizeof small);                                         \
    memset(host_small, 'z', sizeof small);                                    \
    size_t room = below(24);                                                  \
    want = snprintf(host_small, room, __VA_ARGS__);                           \
    got = t_snprintf(small, room, __VA_ARGS__);                               \
    CHECK(want == got && memcmp(small, host_small, 24) == 0, "snprintf %zu \"%s\"", room, format); \
  } while (0)

#pragma clang diagnostic ignored "-Wformat-nonliteral"
#pragma clang diagnostic ignored "-Wformat-security"
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static void test_printf(void) {
  char format[64];
  char *f = format;
  int stars = 0, star[2] = { 0, 0 };
  const char *letters = "diuxXocspeEfFgGaAeEfgGn%m";
  char letter = letters[below((unsigned)strlen(letters))];
  f += sprintf(f, "<%%");
  if (letter != '%' && letter != 'n') {
    for (unsigned n = below(4); n > 0; n--)
      *f++ = "-+ #0"[below(5)];
    switch (below(4)) {
    case 0: f += sprintf(f, "%u", 1 + below(below(20) ? 30 : 600)); break;
    case 1: star[stars++] = (int)below(60) - 30; *f++ = '*'; break;
    default: break;
    }
    switch (below(5)) {
    case 0: f += sprintf(f, ".%u", below(below(8) ? 25 : 1200)); break;
    case 1: star[stars++] = (int)below(40) - 5; f += sprintf(f, ".*"); break;
    case 2: if (below(3) == 0) *f++ = '.'; break;
    default: break;
    }
  }
  const char *const lengths[] = { "", "hh", "h", "l", "ll", "j", "z", "t" };
  unsigned length = below(8);
  uint64_t integer = random64() >> below(64);
  if (below(10) == 0)
    integer = below(3) - 1;
#define STARS(argument)                                     \
  do {                                                      \
    if (stars == 0) BOTH(format, argument, 77);             \
    else if (stars == 1) BOTH(format, star[0], argument, 77); \
    else BOTH(format, star[0], star[1], argument, 77);      \
  } while (0)
  if (strchr("diuxXo", letter)) {
    sprintf(f, "%s%c|%%d>", lengths[length], letter);
    switch (length) {
    case 3: STARS((long)integer); break;
    case 4: STARS((long long)integer); break;
    case 5: STARS((intmax_t)integer); break;
    case 6: STARS((size_t)integer); break;
    case 7: STARS((ptrdiff_t)integer); break;
    default: STARS((int)integer); break;
    }
  } else if (strchr("eEfFgGaA", letter)) {
    if (below(4) == 0) {
      long double x = random_long_double();
      sprintf(f, "L%c|%%d>", letter);
      STARS(x);
    } else {
      double x = random_double();
      sprintf(f, "%c|%%d>", letter);
      STARS(x);
    }
  } else if (letter == 's') {
    char s[400];
    unsigned n = below(below(4) ? 20 : 400);
    for (unsigned i = 0; i < n; i++)
      s[i] = (char)(1 + below(255));
    s[n] = 0;
    sprintf(f, "s|%%d>");
    STARS(s);
  } else if (letter == 'p') {
    sprintf(f, "p|%%d>");
    STARS((void *)(uintptr_t)integer);
  } else if (letter == 'c') {
    sprintf(f, "c|%%d>");
    STARS((int)integer);
  } else if (letter == '%') {
    sprintf(f, "%%|%%d>");
    BOTH(format, 77);
  } else if (letter == 'n') {
    int a = -1, b = -1;
    row_length = 0;
    snprintf(host_text, 100, "abc%d%nq", (int)integer, &a);
    t_printf("abc%d%nq", (int)integer, &b);
    CHECK(a == b, "%d %d", a, b);
  } else {
    sprintf(f, "m|%%d>");
    if (strchr(format, '#'))
      return; /* glibc prints the number's name */
    errno = *t___errno_location() = (int)below(36);
    if (strncmp(t_strerror(errno), "Unknown", 7) == 0)
      return;
    if (stars == 0) BOTH(format, 77);
  }
}

/* --- numbers in text ------------------------------------------------------------------------- */

static void random_number_text(char *s, int real) {
  char *p = s;
  for (unsigned n = below(3) ? 0 : below(3); n > 0; n--)
    *p++ = " \t\n\v\f\r"[below(6)];
  if (below(3) == 0)
    *p++ = "+-"[below(2)];
  if (real && below(20) == 0) {
    const char *const words[] = { "inf", "INFINITY", "infinit", "nan", "NaN(12_a)", "nan(", "in", "nax", "." };
    strcpy(p, words[below(9)]);
    return;
  }
  unsigned style = real ? below(5) : below(6);
  if (!real) {
    if (style == 0)
      p += sprintf(p, "0x");
    else if (style == 1)
      p += sprintf(p, "0");
    else if (style == 2) {
      sprintf(p, "%llu", (unsigned long long)LONG_MAX + below(3) - 1);
      return;
    }
    for (unsigned n = below(22); n > 0; n--)
      *p++ = "0123456789abcdefxyzXYZABCDEF-+ "[below(below(3) ? 10 : 31)];
    *p = 0;
    return;
  }
  if (style == 0) {
    p += sprintf(p, "0%c", "xX"[below(2)]);
    unsigned point = below(20);
    for (unsigned i = 0, n = below(below(4) ? 18 : 40); i < n; i++) {
      if (i == point)
        *p++ = '.';
      *p++ = below(6) ? "0123456789abcdefABCDEF"[below(22)] : "08f"[below(3)];
    }
    if (below(2))
      p += sprintf(p, "p%s%d", below(2) ? "" : "+", below(4) ? (int)below(60) : (int)below(2400));
    else if (below(2))
      p += sprintf(p, "p-%d", below(2) ? (int)below(1200) : (int)below(100));
  } else if (style == 1) {
    sprintf(p, "%.*e", (int)below(40), random_double());
    return;
  } else if (style == 2) {
    /* Half-way between two doubles, or next to that. */
    union {
      uint64_t bits;
      double value;
    } u = { random64() >> 1 };
    if (below(3) == 0)
      u.bits >>= 11 + below(40);
    if (!isfinite(u.value) || u.value == 0)
      u.value = 1;
    long double middle = ((long double)u.value + nextafterl(u.value, INFINITY)) / 2;
    middle = ((long double)u.value + (long double)nextafter(u.value, INFINITY)) / 2;
    int n = sprintf(p, "%.*Le", below(2) ? 1100 : (int)below(780), middle);
    (void)n;
    return;
  } else {
    unsigned point = below(30);
    for (unsigned i = 0, n = below(below(8) ? 25 : 900); i < n; i++) {
      if (i == point)
        *p++ = '.';
      *p++ = (char)('0' + below(10));
    }
    switch (below(5)) {
    case 0: p += sprintf(p, "e%d", (int)below(700) - 350); break;
    case 1: p += sprintf(p, "E+%d", (int)below(310)); break;
    case 2: p += sprintf(p, "e%s", below(2) ? "" : "-"); break;
    default: break;
    }
  }
  *p = 0;
}

static void test_numbers(void) {
  char s[2400];
  char *a, *b;
  random_number_text(s, 0);
  int base = below(2) ? 10 : below(2) ? 0 : (int)below(38);
  errno = *t___errno_location() = 0;
  long x = strtol(s, &a, base), y = t_strtol(s, &b, base);
  CHECK(x == y && (base == 1 || base > 36 || a == b) && errno == *t___errno_location(),
        "strtol \"%s\" %d: %ld %ld %d %d", s, base, x, y, errno, *t___errno_location());
  errno = *t___errno_location() = 0;
  unsigned long v = strtoul(s, &a, base), w = t_strtoul(s, &b, base);
  CHECK(v == w && (base == 1 || base > 36 || a == b) && errno == *t___errno_location(),
        "strtoul \"%s\" %d: %lu %lu", s, base, v, w);
  random_number_text(s, 1);
  errno = *t___errno_location() = 0;
  double p = strtod(s, &a), q = t_strtod(s, &b);
  /* Whether rounding up to the smallest normal number is an underflow is left open. */
  CHECK(memcmp(&p, &q, sizeof p) == 0 && a == b && (errno == *t___errno_location() || fabs(p) == DBL_MIN),
        "strtod \"%.900s\": %a %a, %d %d, errno %d %d", s, p, q, (int)(a - s), (int)(b - s), errno,
        *t___errno_location());
  errno = *t___errno_location() = 0;
  float m = strtof(s, &a), n = t_strtof(s, &b);
  CHECK(memcmp(&m, &n, sizeof m) == 0 && a == b && (errno == *t___errno_location() || fabsf(m) == FLT_MIN),
        "strtof \"%.900s\": %a %a, errno %d %d", s, m, n, errno, *t___errno_location());
}

/* --- sorting --------------------------------------------------------------------------------- */

static const char *sort_base;
static size_t sort_size, sort_bytes;
static int sort_outside;
static int compare_keys(const void *a, const void *b) {
  if (sort_base)
    for (int i = 0; i < 2; i++) {
      size_t at = (size_t)((i ? (const char *)b : (const char *)a) - sort_base);
      sort_outside |= at >= sort_bytes || at % sort_size;
    }
  int x = *(const signed char *)a, y = *(const signed char *)b;
  return (x > y) - (x < y);
}

static void test_sort(void) {
  size_t size = 1 + below(20), count = below(below(4) ? 40 : 300);
  char *array = malloc(size * count + 1), *copy = malloc(size * count + 1);
  for (size_t i = 0; i < size * count; i++)
    array[i] = copy[i] = (char)below(below(2) ? 256 : 4);
  sort_base = NULL;
  qsort(copy, count, size, compare_keys); /* the host's sort is stable too */
  sort_base = array;
  sort_size = size;
  sort_bytes = size * count;
  row_fail_malloc = below(8) == 0;
  t_qsort(array, count, size, compare_keys);
  row_fail_malloc = 0;
  CHECK(memcmp(array, copy, size * count) == 0 && !sort_outside, "qsort %zu x %zu", count, size);
  char key[20] = { (char)below(256) };
  sort_base = NULL;
  char *found = t_bsearch(key, array, count, size, compare_keys);
  int there = 0;
  for (size_t i = 0; i < count; i++)
    there |= array[i * size] == key[0];
  CHECK(there == (found != NULL) && (!found || *found == key[0]), "bsearch");
  free(array);
  free(copy);
}

/* --- strings --------------------------------------------------------------------------------- */

static int sign(int x) { return (x > 0) - (x < 0); }
static char *random_string(unsigned most, unsigned letters) {
  /* Just as long as it is, so that a sanitizer sees a read past the end. */
  unsigned n = below(most);
  char *s = malloc(n + 1);
  for (unsigned i = 0; i < n; i++)
    s[i] = (char)(letters == 256 ? 1 + below(255) : "aAbBc"[below(letters)]);
  s[n] = 0;
  return s;
}

static void test_strings(void) {
  unsigned letters = below(3) ? 1 + below(5) : 256;
  char *a = random_string(12, letters), *b = random_string(below(2) ? 3 : 12, letters);
  size_t n = below(14), la = strlen(a), lb = strlen(b), shorter = la < lb ? la : lb;
  int c = below(8) ? (unsigned char)a[below((unsigned)la + 1)] : (int)below(256);
  CHECK(t_strlen(a) == la && t_strnlen(a, n) == strnlen(a, n), "strlen");
  CHECK(sign(t_strcmp(a, b)) == sign(strcmp(a, b)), "strcmp");
  CHECK(sign(t_strncmp(a, b, n)) == sign(strncmp(a, b, n)), "strncmp");
  CHECK(sign(t_strcasecmp(a, b)) == sign(strcasecmp(a, b)), "strcasecmp");
  CHECK(sign(t_strncasecmp(a, b, n)) == sign(strncasecmp(a, b, n)), "strncasecmp");
  CHECK(t_strchr(a, c) == strchr(a, c) && t_strrchr(a, c) == strrchr(a, c), "strchr %d", c);
  CHECK(t_strchrnul(a, c) == strchrnul(a, c), "strchrnul");
  CHECK(t_strstr(a, b) == strstr(a, b), "strstr %s %s", a, b);
  CHECK(t_strspn(a, b) == strspn(a, b) && t_strcspn(a, b) == strcspn(a, b), "strspn");
  CHECK(t_strpbrk(a, b) == strpbrk(a, b), "strpbrk");
  CHECK(sign(t_memcmp(a, b, shorter)) == sign(memcmp(a, b, shorter)), "memcmp");
  CHECK(t_memchr(a, c, la) == memchr(a, c, la) && t_memrchr(a, c, la) == memrchr(a, c, la), "memchr");
  CHECK(t_memmem(a, la, b, lb) == memmem(a, la, b, lb), "memmem");
  char x[64], y[64];
  memset(x, 'q', 64);
  memset(y, 'q', 64);
  CHECK(t_stpcpy(x, a) - x == stpcpy(y, a) - y && memcmp(x, y, 64) == 0, "stpcpy");
  t_strcat(x, b), strcat(y, b);
  t_strncat(x, a, n), strncat(y, a, n);
  CHECK(memcmp(x, y, 64) == 0, "strcat");
  t_strncpy(x, b, n), strncpy(y, b, n);
  CHECK(memcmp(x, y, 64) == 0, "strncpy");
  void *p = t_memccpy(x, a, c, la), *q = memccpy(y, a, c, la);
  CHECK((p ? (char *)p - x : -1) == (q ? (char *)q - y : -1) && memcmp(x, y, 64) == 0, "memccpy");
  char *d = t_strdup(a), *e = t_strndup(a, n);
  CHECK(strcmp(d, a) == 0 && strncmp(e, a, n) == 0 && strlen(e) == strnlen(a, n), "strdup");
  d = t_realloc(d, la + 5);
  CHECK(strcmp(d, a) == 0, "realloc");
  t_free(d);
  t_free(e);
  char *f = strdup(a), *g = strdup(a), *rf = f, *rg = g;
  char *tf = t_strtok_r(f, b, &rf), *tg = strtok_r(g, b, &rg);
  for (;;) {
    CHECK((tf == NULL) == (tg == NULL) && (!tf || (tf - f == tg - g && strcmp(tf, tg) == 0)) &&
              rf - f == rg - g, "strtok_r");
    if (!tf || !tg)
      break;
    tf = t_strtok_r(NULL, b, &rf), tg = strtok_r(NULL, b, &rg);
  }
  strcpy(f, a), strcpy(g, a);
  rf = f, rg = g;
  do {
    tf = t_strsep(&rf, b), tg = strsep(&rg, b);
    CHECK((!tf && !tg) || (tf && tg && tf - f == tg - g && strcmp(tf, tg) == 0), "strsep");
  } while (tf && tg);
  free(f), free(g), free(a), free(b);
  int64_t bits = (int64_t)(random64() << below(64));
  CHECK(t_ffsll(bits) == ffsll(bits), "ffsll");
}

static int same(double a, double b) { return (a != a && b != b) || memcmp(&a, &b, sizeof a) == 0; }
static int same_time(const struct tm *a, const struct tm *b) {
  return a->tm_sec == b->tm_sec && a->tm_min == b->tm_min && a->tm_hour == b->tm_hour &&
         a->tm_mday == b->tm_mday && a->tm_mon == b->tm_mon && a->tm_year == b->tm_year &&
         a->tm_wday == b->tm_wday && a->tm_yday == b->tm_yday && a->tm_isdst == b->tm_isdst;
}

static void test_calendar(void) {
  static const char letters[] = "aAbBcCdDeFgGhHIjmMnprRsStTuUVwWxXyYzZ%";
  time_t when = (time_t)((long long)random64() >> (8 + below(48)));
  struct tm a, b;
  struct tm *ours = t_gmtime_r(&when, &a), *theirs = gmtime_r(&when, &b);
  CHECK((ours == NULL) == (theirs == NULL) && (!ours || same_time(&a, &b)), "gmtime %ld", (long)when);
  if (ours == NULL)
    return;
  char format[3] = { '%', letters[below(sizeof letters - 1)], 0 }, x[64], y[64];
  size_t room = below(8) ? sizeof x : below(12);
  memset(x, 0x55, sizeof x), memset(y, 0x55, sizeof y);
  if (format[1] == 'C' && b.tm_year < -900)
    format[1] = 'Y'; /* two digits by C11 7.27.3.5p3, one by glibc */
  size_t n = t_strftime(x, room, format, &b), m = strftime(y, room, format, &b);
  CHECK(n == m && (n == 0 || strcmp(x, y) == 0), "strftime %s of %ld: %s %s", format, (long)when, x, y);
  if (b.tm_year < 8000 && b.tm_year > -900)
    CHECK(strcmp(t_asctime_r(&b, x), asctime_r(&b, y)) == 0, "asctime %s %s", x, y);
  b.tm_year %= 5000;
  b.tm_mon += (int)below(100) - 50, b.tm_mday += (int)below(1000) - 500;
  b.tm_hour += (int)below(100000) - 50000, b.tm_sec -= (int)below(100000);
  a = b;
  CHECK(t_timegm(&a) == timegm(&b) && same_time(&a, &b), "timegm %ld", (long)when);
  b.tm_isdst = 0;
  a = b;
  CHECK(t_mktime(&a) == mktime(&b) && same_time(&a, &b), "mktime %ld", (long)when);
}

/* Of the functions that round, what the shim adds: errno. */
static void test_errno(void) {
  double x = random_double(), y = below(3) ? random_double() : (double)((int)below(9) - 4);
  int n = (int)below(4200) - 2100;
#define SETS(name, ours, theirs)                                                             \
  do {                                                                                       \
    errno = 0, *t___errno_location() = 0;                                                    \
    double a = ours;                                                                         \
    int number = *t___errno_location();                                                      \
    errno = 0;                                                                               \
    double b = theirs;                                                                       \
    CHECK(same(a, b) && number == errno, name " %a %a %d: errno %d %d", x, y, n, number, errno); \
  } while (0)
  SETS("sin", t_sin(x), sin(x));
  SETS("cos", t_cos(x), cos(x));
  SETS("tan", t_tan(x), tan(x));
  SETS("asin", t_asin(x), asin(x));
  SETS("acos", t_acos(x), acos(x));
  SETS("atan", t_atan(x), atan(x));
  SETS("sinh", t_sinh(x), sinh(x));
  SETS("cosh", t_cosh(x), cosh(x));
  SETS("tanh", t_tanh(x), tanh(x));
  SETS("asinh", t_asinh(x), asinh(x));
  SETS("acosh", t_acosh(x), acosh(x));
  SETS("atanh", t_atanh(x), atanh(x));
  SETS("exp", t_exp(x), exp(x));
  SETS("exp2", t_exp2(x), exp2(x));
  SETS("expm1", t_expm1(x), expm1(x));
  SETS("log", t_log(x), log(x));
  SETS("log2", t_log2(x), log2(x));
  SETS("log10", t_log10(x), log10(x));
  SETS("log1p", t_log1p(x), log1p(x));
  SETS("cbrt", t_cbrt(x), cbrt(x));
  SETS("erf", t_erf(x), erf(x));
  SETS("erfc", t_erfc(x), erfc(x));
  SETS("tgamma", t_tgamma(x), tgamma(x));
  SETS("lgamma", t_lgamma(x), lgamma(x));
  SETS("pow", t_pow(x, y), pow(x, y));
  SETS("atan2", t_atan2(x, y), atan2(x, y));
  SETS("hypot", t_hypot(x, y), hypot(x, y));
  SETS("fmod", t_fmod(x, y), fmod(x, y));
  SETS("remainder", t_remainder(x, y), remainder(x, y));
  SETS("ldexp", t_ldexp(x, n), ldexp(x, n));
}

static void test_math(void) {
  double x = random_double(), y = below(4) ? random_double() : x;
  CHECK(same(t_sqrt(x), sqrt(x)), "sqrt %a: %a %a", x, t_sqrt(x), sqrt(x));
  CHECK(same(t_sqrtf((float)x), sqrtf((float)x)), "sqrtf %a", x);
  CHECK(same(t_floor(x), floor(x)) && same(t_ceil(x), ceil(x)), "floor %a", x);
  CHECK(same(t_floorf((float)x), floorf((float)x)), "floorf");
  /* Signalling nans are treated differently by different hosts. */
  x = x != x ? NAN : x;
  y = y != y ? NAN : y;
  if (x != 0 || y != 0)
    CHECK(same(t_fmin(x, y), fmin(x, y)) && same(t_fmax(x, y), fmax(x, y)), "fmin %a %a", x, y);
  CHECK(same(t_copysign(x, y), copysign(x, y)), "copysign");
  int e, f, n = (int)below(2400) - 1200;
  double whole, part;
  double halves = (double)((int)below(4000) - 2000) / 2;
  CHECK(same(t_frexp(x, &e), frexp(x, &f)) && (e == f || x - x != 0), "frexp %a", x);
  CHECK(same(t_modf(x, &whole), modf(x, &part)) && same(whole, part), "modf %a", x);
  CHECK(same(t_fdim(x, y), fdim(x, y)), "fdim %a %a", x, y);
  CHECK(t_ilogb(x) == ilogb(x) && same(t_logb(x), logb(x)), "logb %a", x);
  CHECK(same(t_nextafter(x, y), nextafter(x, y)), "nextafter %a %a", x, y);
  CHECK(same(t_nextafterf((float)x, (float)y), nextafterf((float)x, (float)y)), "nextafterf %a", x);
  CHECK(same(t_scalbln(x, n), scalbln(x, n)), "scalbln %a %d", x, n);
  CHECK(t_lround(halves) == lround(halves) && t_lrint(halves) == lrint(halves), "lround %a", halves);
  CHECK(t_lround(x) == lround(x) && t_lrint(x) == lrint(x), "lround %a", x);
}

/* --- complex numbers, and numbers of 48 bits -------------------------------------------------- */

double _Complex __muldc3(double, double, double, double), __divdc3(double, double, double, double);
float _Complex __mulsc3(float, float, float, float), __divsc3(float, float, float, float);

/* Nan and nan, or as near as two formulas come, relative to the whole number. */
static int is_near(double got, double want, double whole) {
  if (want != want || got != got)
    return want != want && got != got;
  return got == want || fabs(got - want) <= 1e-14 * whole;
}

static int are_near(double _Complex got, double _Complex want) {
  double whole = hypot(creal(want), cimag(want));
  return is_near(creal(got), creal(want), whole) && is_near(cimag(got), cimag(want), whole);
}

static double random_part(void) {
  const double special[] = { 0, -0.0, 1, -2.5, INFINITY, -INFINITY, NAN };
  return below(2) ? special[below(7)] : ((double)below(2000) - 1000) * pow(2, (int)below(200) - 100);
}

static void test_complex(void) {
  double a = random_part(), b = random_part(), c = random_part(), d = random_part();
  double _Complex product = __muldc3(a, b, c, d), quotient = __divdc3(a, b, c, d);
  CHECK(are_near(t___muldc3(a, b, c, d), product), "(%a, %a) * (%a, %a)", a, b, c, d);
  CHECK(are_near(t___divdc3(a, b, c, d), quotient), "(%a, %a) / (%a, %a)", a, b, c, d);
  float e = (float)((int)below(200) - 100), f = (float)random_part(), g = (float)b;
  double whole = 1e-5 * hypotf(crealf(__divsc3(e, f, e, 3)), cimagf(__divsc3(e, f, e, 3)));
  if (whole - whole == 0)
    CHECK(fabs(crealf(t___divsc3(e, f, e, 3)) - crealf(__divsc3(e, f, e, 3))) <= whole, "%a %a", e, f);
  CHECK(are_near(t___mulsc3(e, f, g, 3), __mulsc3(e, f, g, 3)), "(%a, %a) * (%a, 3)", e, f, g);
  CHECK(are_near(t_cproj(product), cproj(product)), "cproj");
}

static void test_48(void) {
  unsigned short ours[7], host[7];
  for (int i = 0; i < 7; i++)
    ours[i] = host[i] = (unsigned short)random64();
  switch (below(8)) {
  case 0: t_srand48((long)ours[0] << 16 | ours[1]), srand48((long)ours[0] << 16 | ours[1]); break;
  case 1: CHECK(memcmp(t_seed48(ours), seed48(host), 6) == 0, "seed48"); break;
  case 2: t_lcong48(ours), lcong48(host); break;
  default: break;
  }
  CHECK(t_drand48() == drand48() && t_lrand48() == lrand48() && t_mrand48() == mrand48(), "48");
  CHECK(t_erand48(ours) == erand48(host) && t_nrand48(ours) == nrand48(host), "48");
  CHECK(t_jrand48(ours) == jrand48(host) && memcmp(ours, host, 6) == 0, "48");
  char text[16], swapped[16] = { 0 }, expected[16] = { 0 };
  memcpy(text, ours, sizeof ours), memcpy(text + 14, ours, 2);
  ssize_t n = 2 * (ssize_t)below(9);
  t_swab(text, swapped, n), swab(text, expected, n);
  CHECK(memcmp(swapped, expected, 16) == 0, "swab %zd", n);
}

/* --- once each ------------------------------------------------------------------------------- */

static char exits[8];
static void exit_a(void) { strcat(exits, "a"); }
static void exit_b(void) { strcat(exits, "b"); }

static void test_single(void) {
  for (int c = -128; c < 256; c++) {
    CHECK((*t___ctype_b_loc())[c] == (*__ctype_b_loc())[c], "class of %d", c);
    CHECK((*t___ctype_tolower_loc())[c] == (*__ctype_tolower_loc())[c], "tolower %d: %d %d", c,
          (*t___ctype_tolower_loc())[c], (*__ctype_tolower_loc())[c]);
    CHECK((*t___ctype_toupper_loc())[c] == (*__ctype_toupper_loc())[c], "toupper %d", c);
  }
  for (int i = 0; i < 140; i++)
    CHECK(strcmp(t_strerror(i), strerror(i)) == 0 || strstr(t_strerror(i), "Unknown"), "strerror %d", i);
  CHECK(strcmp(t_strerror(INT_MIN), "Unknown error -2147483648") == 0, "%s", t_strerror(INT_MIN));
  row_length = 0;
  t_puts("abc"), t_putchar('d'), t_fputs("ef", t_stdout), t_fwrite("ghi", 1, 3, t_stdout);
  t_fprintf(t_stderr, "%d\n", 5);
  CHECK(row_length == 12 && memcmp(row_output, "abc\ndefghi5\n", 12) == 0 && row_fd == 2, "streams");
  row_length = 0;
  *t___errno_location() = EINVAL;
  t_perror("x");
  CHECK(row_length == 20 && memcmp(row_output, "x: Invalid argument\n", 20) == 0, "perror");
  char *s, to[8];
  CHECK(t_asprintf(&s, "%d-%s", 12, "x") == 4 && strcmp(s, "12-x") == 0, "asprintf");
  t_free(s);
  CHECK(t_sprintf(to, "%s", "1234567") == 7 && strcmp(to, "1234567") == 0, "sprintf");
  CHECK(t_snprintf(NULL, 0, "%300d", 1) == 300, "snprintf");
  row_fail_malloc = 1;
  CHECK(t_printf("%300d", 1) == -1 && *t___errno_location() == ENOMEM, "no memory");
  CHECK(t_printf("%Lf", LDBL_MAX) == -1, "no memory");
  row_fail_malloc = 0;
  CHECK(t_printf("%2147483647d ", 1) == -1 && *t___errno_location() == EOVERFLOW, "too long");
  CHECK(t_printf("%2147483648d", 1) == -1 && *t___errno_location() == EOVERFLOW, "too wide");
  const char *volatile bad = "%y", *volatile null = NULL;
  CHECK(MISUSES(t_printf(bad)), "%%y");
  CHECK(MISUSES(t_printf("%s", null)), "%%s of null");
  CHECK(MISUSES(t___sprintf_chk(to, 0, 8, "%s", "12345678")), "sprintf_chk");
  t_atexit(exit_a), t_atexit(exit_b), t_atexit(exit_a);
  CHECK(MISUSES(t_exit(7)) && strcmp(exits, "aba") == 0 && strcmp(row_misuse_text, "exit 7") == 0, "exit");
  CHECK(row_exits == 1, "exit begins once");
}

/* --- attributes ------------------------------------------------------------------------------ */

/* Sets the host's attribute and the shim's to the same value. Both say the same, and give back the
   same if it was accepted. */
#define ATTRIBUTE(kind, what, type, number)                                                      \
  do {                                                                                           \
    kind##_t host, shim;                                                                         \
    kind##_init(&host), t_##kind##_init(&shim);                                                  \
    type wish = (type)(number), a = 0, b = 0;                                                    \
    int want = kind##_set##what(&host, wish), got = t_##kind##_set##what(&shim, wish);           \
    kind##_get##what(&host, &a), t_##kind##_get##what(&shim, &b);                                \
    CHECK(want == got && (want || a == b), "%s %s %ld: %d %d, %ld %ld", #kind, #what,            \
          (long)wish, want, got, (long)a, (long)b);                                              \
  } while (0)

static void test_attributes(void) {
  int value = below(3) ? (int)below(6) - 2 : (int)random64();
  size_t size = below(2) ? below(40000) : random64() >> below(64);
  ATTRIBUTE(pthread_attr, detachstate, int, value);
  ATTRIBUTE(pthread_attr, guardsize, size_t, size);
  ATTRIBUTE(pthread_attr, stacksize, size_t, size);
  ATTRIBUTE(pthread_attr, scope, int, value);
  ATTRIBUTE(pthread_attr, inheritsched, int, value);
  ATTRIBUTE(pthread_attr, schedpolicy, int, value);
  ATTRIBUTE(pthread_mutexattr, type, int, value);
  ATTRIBUTE(pthread_mutexattr, pshared, int, value);
  ATTRIBUTE(pthread_mutexattr, protocol, int, value);
  ATTRIBUTE(pthread_mutexattr, robust, int, value);
  ATTRIBUTE(pthread_mutexattr, prioceiling, int, below(2) ? value : (int)below(120));
  ATTRIBUTE(pthread_condattr, clock, int, value);
  ATTRIBUTE(pthread_condattr, pshared, int, value);
  ATTRIBUTE(pthread_rwlockattr, pshared, int, value);
  ATTRIBUTE(pthread_barrierattr, pshared, int, value);
}

/* --- waits with a time ----------------------------------------------------------------------- */

/* Of two objects in the same state, one for the host and one for the shim. */
#define SAME(host, shim)                                                                         \
  do {                                                                                           \
    int want = (host), got = (shim);                                                             \
    CHECK(want == got, "%d %d, clock %d, %ld ns", want, got, clock, time.tv_nsec);               \
  } while (0)

static void *write_lock(void *lock) {
  pthread_rwlock_wrlock(lock);
  return NULL;
}

static void test_times(void) {
  struct timespec time = { 0, below(2) ? (long)below(1000000000) : (long)random64() >> below(64) };
  clockid_t clock = below(4) ? (int)below(2) : (int)below(6) - 2;
  /* A mutex that is free, or its owner's already. */
  pthread_mutex_t a, b;
  pthread_mutexattr_t kind;
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, (int)below(3));
  pthread_mutex_init(&a, &kind), pthread_mutex_init(&b, &kind);
  if (below(2))
    pthread_mutex_lock(&a), pthread_mutex_lock(&b);
  SAME(pthread_mutex_timedlock(&a, &time), t_pthread_mutex_timedlock(&b, &time));
  SAME(pthread_mutex_clocklock(&a, clock, &time), t_pthread_mutex_clocklock(&b, clock, &time));
  SAME(pthread_mutex_consistent(&a), t_pthread_mutex_consistent(&b));
  pthread_cond_t c = PTHREAD_COND_INITIALIZER, d = PTHREAD_COND_INITIALIZER;
  pthread_mutex_init(&a, NULL), pthread_mutex_init(&b, NULL);
  pthread_mutex_lock(&a), pthread_mutex_lock(&b);
  SAME(pthread_cond_timedwait(&c, &a, &time), t_pthread_cond_timedwait(&d, &b, &time));
  SAME(pthread_cond_clockwait(&c, &a, clock, &time), t_pthread_cond_clockwait(&d, &b, clock, &time));
  /* A lock that is free, a reader's, or a writer's. */
  pthread_rwlock_t e = PTHREAD_RWLOCK_INITIALIZER, f = PTHREAD_RWLOCK_INITIALIZER;
  unsigned held = below(40);
  if (held == 0) {
    pthread_t writers[2];
    pthread_create(&writers[0], NULL, write_lock, &e), pthread_join(writers[0], NULL);
    pthread_create(&writers[1], NULL, write_lock, &f), pthread_join(writers[1], NULL);
  } else if (held % 2) {
    pthread_rwlock_rdlock(&e), pthread_rwlock_rdlock(&f);
  }
  SAME(pthread_rwlock_timedrdlock(&e, &time), t_pthread_rwlock_timedrdlock(&f, &time));
  SAME(pthread_rwlock_clockrdlock(&e, clock, &time), t_pthread_rwlock_clockrdlock(&f, clock, &time));
  SAME(pthread_rwlock_timedwrlock(&e, &time), t_pthread_rwlock_timedwrlock(&f, &time));
  pthread_rwlock_t g = PTHREAD_RWLOCK_INITIALIZER, h = PTHREAD_RWLOCK_INITIALIZER;
  SAME(pthread_rwlock_clockwrlock(&g, clock, &time), t_pthread_rwlock_clockwrlock(&h, clock, &time));
  /* A semaphore that can be taken once. */
  sem_t i, j;
  unsigned value = below(2);
  sem_init(&i, 0, value), sem_init(&j, 0, value);
  errno = *t___errno_location() = 0;
  SAME(sem_timedwait(&i, &time), t_sem_timedwait(&j, &time));
  SAME(errno, *t___errno_location());
  SAME(sem_clockwait(&i, clock, &time), t_sem_clockwait(&j, clock, &time));
  SAME(errno, *t___errno_location());
  /* What is only kept. */
  int wish = below(2) ? (int)below(3) : (int)random64(), was = 0, is = 0;
  SAME(pthread_setcancelstate(wish, &was), t_pthread_setcancelstate(wish, &is));
  SAME(was, is);
  SAME(pthread_setcanceltype(wish, &was), t_pthread_setcanceltype(wish, &is));
  SAME(was, is);
  SAME(pthread_setconcurrency(wish), t_pthread_setconcurrency(wish));
  SAME(pthread_getconcurrency(), t_pthread_getconcurrency());
}

/* --- library objects ------------------------------------------------------------------------- */

/* Initialising an object: it is asked whether it is in use, once, and then its state word is
   written, of a mutex its ceiling, which is none, and nothing else of it. */
static int initialises(const unsigned char *object, size_t at, unsigned word) {
  enum { MUTEX_STATE = 16, MUTEX_CEILING = 4 };
  unsigned found, ceiling = 0;
  memcpy(&found, object + at, sizeof found);
  size_t also = at == MUTEX_STATE ? MUTEX_CEILING : at;
  if (also != at)
    memcpy(&ceiling, object + also, sizeof ceiling);
  int is_right = row_renewals == 1 && row_renewed == object && found == word && ceiling == 0;
  for (size_t i = 0; i < 64; i++)
    is_right &= object[i] == 0xa5 || i - at < sizeof found || i - also < sizeof found;
  row_renewals = 0;
  return is_right;
}

static void test_objects(void) {
  _Alignas(16) unsigned char object[64];
  pthread_mutexattr_t recursive;
  t_pthread_mutexattr_init(&recursive);
  t_pthread_mutexattr_settype(&recursive, PTHREAD_MUTEX_RECURSIVE);
#define INITIALISES(call, at, word)                                                          \
  memset(object, 0xa5, sizeof object);                                                       \
  row_renewals = 0;                                                                          \
  CHECK((call) == 0 && initialises(object, at, word), "initialises")
  INITIALISES(t_pthread_mutex_init(object, NULL), 16, PTHREAD_MUTEX_NORMAL);
  INITIALISES(t_pthread_mutex_init(object, &recursive), 16, PTHREAD_MUTEX_RECURSIVE);
  INITIALISES(t_mtx_init(object, mtx_timed | mtx_recursive), 16, PTHREAD_MUTEX_RECURSIVE);
  INITIALISES(t_pthread_cond_init(object, NULL), 0, 0);
  INITIALISES(t_cnd_init(object), 0, 0);
  INITIALISES(t_pthread_rwlock_init(object, NULL), 0, 0);
  INITIALISES(t_pthread_barrier_init(object, NULL, 3), 0, 3);
  INITIALISES(t_pthread_spin_init(object, 0), 0, 0);
  INITIALISES(t_sem_init(object, 0, 5), 0, 5);
  CHECK(t_pthread_atfork(NULL, NULL, NULL) == 0, "no fork");
  CHECK(t_pthread_barrier_init(object, NULL, 0) == EINVAL && row_renewals == 0, "no threads");
  CHECK(t_sem_init(object, 0, 1u << 31) == -1 && *t___errno_location() == EINVAL, "too much");
  int value = 0;
#define FAILS(call, error) \
  *t___errno_location() = 0; \
  CHECK((call) == -1 && *t___errno_location() == (error), "%d", *t___errno_location())
  struct timespec past = { 0, 0 };
  CHECK(t_sem_init(object, 0, 1) == 0 && t_sem_trywait(object) == 0, "one");
  FAILS(t_sem_trywait(object), EAGAIN);
  FAILS(t_sem_timedwait(object, &past), ETIMEDOUT);
  CHECK(t_sem_post(object) == 0 && t_sem_getvalue(object, &value) == 0 && value == 1, "posted");
  CHECK(t_sem_timedwait(object, &past) == 0, "not waited for");
  t_sem_init(object, 0, INT_MAX);
  FAILS(t_sem_post(object), EOVERFLOW);
}

/* --- threads --------------------------------------------------------------------------------- */

#define THREADS 6
#define ROUNDS 300
static pthread_mutex_t mutex;
static pthread_cond_t cond;
static long semaphore[4];
static int once_control, once_runs, shared_count, arrived;
static unsigned key;
static int destroyed_values;
static void run_once(void) { once_runs++; }
static void destroy_value(void *p) {
  __atomic_fetch_add(&destroyed_values, 1, __ATOMIC_SEQ_CST);
  if (*(int *)p) {
    *(int *)p = 0;
    t_pthread_setspecific(key, p);
  }
}

static void *worker(void *argument) {
  int me = *(int *)argument;
  t_pthread_once(&once_control, run_once);
  t_pthread_setspecific(key, argument);
  t_mtx_lock(&mutex);
  if (++arrived == THREADS)
    t_cnd_broadcast(&cond);
  while (arrived < THREADS)
    t_cnd_wait(&cond, &mutex);
  t_mtx_unlock(&mutex);
  for (int i = 0; i < ROUNDS; i++) {
    while (i % 3 == 0 && t_mtx_trylock(&mutex) == thrd_busy)
      ;
    if (i % 3)
      t_mtx_lock(&mutex);
    shared_count++;
    t_mtx_unlock(&mutex);
    if (me % 2)
      t_sem_post(semaphore);
    else
      while (t_sem_trywait(semaphore))
        sched_yield();
  }
  if (t_pthread_getspecific(key) != argument)
    failures++;
  return NULL;
}

static int eleven(void *p) { return *(int *)p + 11; }

static void test_threads(void) {
  pthread_t threads[THREADS];
  int ids[THREADS];
  struct timespec past = { 0, 0 };
  t_mtx_init(&mutex, mtx_timed);
  t_cnd_init(&cond);
  t_sem_init(semaphore, 0, 0);
  t_pthread_key_create(&key, destroy_value);
  for (int i = 0; i < THREADS; i++) {
    ids[i] = i;
    t_pthread_create(&threads[i], NULL, worker, &ids[i]);
  }
  for (int i = 0; i < THREADS; i++)
    t_pthread_join(threads[i], NULL);
  CHECK(once_runs == 1 && shared_count == THREADS * ROUNDS, "threads %d %d", once_runs, shared_count);
  CHECK(destroyed_values == THREADS + THREADS - 1, "destructors %d", destroyed_values);
  CHECK(t_sem_trywait(semaphore) == -1 && *t___errno_location() == EAGAIN, "semaphore");
  CHECK(t_mtx_lock(&mutex) == thrd_success && t_mtx_trylock(&mutex) == thrd_busy, "taken");
  CHECK(t_mtx_timedlock(&mutex, &past) == thrd_timedout, "taken for long");
  CHECK(t_cnd_timedwait(&cond, &mutex, &past) == thrd_timedout, "nobody signals");
  CHECK(MISUSES(t_pthread_getspecific(99)), "no such key");
  int result = 0, four = 4;
  pthread_t thread;
  t_thrd_create(&thread, eleven, &four);
  t_thrd_join(thread, &result);
  CHECK(result == 15, "thrd_join");
}

int main(int argc, char **argv) {
  state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
  long count = argc > 2 ? atol(argv[2]) : 20000;
  setenv("TZ", "UTC0", 1);
  tzset();
  test_single();
  const struct {
    const char *name;
    void (*run)(void);
  } kinds[] = { { "printf", test_printf }, { "numbers", test_numbers }, { "sort", test_sort },
                { "strings", test_strings }, { "math", test_math },
                { "complex", test_complex }, { "48 bits", test_48 }, { "errno", test_errno },
                { "calendar", test_calendar },
                { "attributes", test_attributes }, { "times", test_times } };
  for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
    long before = cases, failed = shown = failures;
    for (long i = 0; i < count; i++)
      kinds[k].run();
    printf("%-10s %9ld checks, %ld failed\n", kinds[k].name, cases - before, failures - failed);
    fflush(stdout);
  }
  test_objects();
  test_threads();
  printf("%ld checks, %ld failed\n", cases, failures);
  return failures != 0;
}
