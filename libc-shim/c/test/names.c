/* Names of files, versions, addresses and signals: the shim against the library of the host, on
   random cases. The first argument is a seed, the second the number of cases. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <fnmatch.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "checks.h"
#include "rows.h"

char *__xpg_basename(char *);
char *dirname(char *);

extern int t_strverscmp(const char *, const char *);
extern char *t_strcasestr(const char *, const char *);
extern char *t___xpg_basename(char *);
extern char *t_basename(const char *);
extern char *t_dirname(char *);
extern int t_inet_pton(int, const char *, void *);
extern const char *t_inet_ntop(int, const void *, char *, unsigned);
extern int t_inet_aton(const char *, struct in_addr *);
extern unsigned t_inet_addr(const char *);
extern char *t_inet_ntoa(struct in_addr);
extern unsigned t_htonl(unsigned);
extern char *t_strsignal(int);
extern const char *t_strerrorname_np(int), *t_strerrordesc_np(int);
extern const char *t_sigabbrev_np(int), *t_sigdescr_np(int);
extern int t_getsubopt(char **, char *const *, char **);
extern double t_remquo(double, double, int *);
extern double t_lgamma_r(double, int *);

extern char *t_strptime(const char *, const char *, struct tm *);
extern int t_fnmatch(const char *, const char *, int);
extern long t_a64l(const char *);
extern char *t_l64a(long);


/* Fewer characters than `most`, of these. */
static void fill(char *to, int most, const char *of) {
  int n = below(most);
  for (int i = 0; i < n; i++)
    to[i] = of[below((int)strlen(of))];
  to[n] = '\0';
}

static void test_names(void) {
  char a[12], b[12], c[12];
  fill(a, 10, "0019aA");
  fill(b, 10, "0019aA");
  CHECK(sign(t_strverscmp(a, b)) == sign(strverscmp(a, b)), "strverscmp %s %s", a, b);
  CHECK(t_strcasestr(a, b) == strcasestr(a, b), "strcasestr %s %s", a, b);
  fill(a, 10, "//ab.");
  strcpy(b, a);
  CHECK(strcmp(t_basename(a), (basename)(a)) == 0, "basename %s", a);
  CHECK(strcmp(t___xpg_basename(a), __xpg_basename(b)) == 0, "__xpg_basename %s", b);
  fill(a, 10, "//ab.");
  strcpy(b, a);
  strcpy(c, a);
  /* What two slashes at the beginning are is left to the system. */
  CHECK(strcmp(t_dirname(a), dirname(b)) == 0 || strncmp(c, "//", 2) == 0, "dirname %s", c);
}

static void test_addresses(void) {
  char text[64], host[64];
  unsigned char mine[16] = { 0 }, theirs[16] = { 0 };
  fill(text, 22, "01f:.x92 :");
  if (below(3) == 0) {
    char *end = text;
    for (int i = below(8); i > 0; i--)
      end += sprintf(end, "%x%s", below(3) * below(300), below(4) ? ":" : below(3) ? "::" : ".");
  }
  int families[] = { AF_INET, AF_INET6 };
  for (int i = 0; i < 2; i++) {
    int got = t_inet_pton(families[i], text, mine), expected = inet_pton(families[i], text, theirs);
    CHECK(got == expected && memcmp(mine, theirs, 16) == 0, "inet_pton %s: %d", text, got);
  }
  struct in_addr a = { 0 }, b = { 0 };
  int got = t_inet_aton(text, &a), expected = inet_aton(text, &b);
  CHECK(got == expected && a.s_addr == b.s_addr, "inet_aton %s: %d", text, got);
  CHECK(t_inet_addr(text) == inet_addr(text), "inet_addr %s", text);
  for (int i = 0; i < 8; i++) {
    int zeros = below(3);
    mine[2 * i] = (unsigned char)(zeros == 2 ? rand() : 0);
    mine[2 * i + 1] = (unsigned char)(zeros ? rand() : 0);
    if (below(9) == 0)
      mine[2 * i] = mine[2 * i + 1] = 255;
  }
  unsigned size = (unsigned)below(50);
  for (int i = 0; i < 2; i++) {
    const char *x = t_inet_ntop(families[i], mine, text, size);
    const char *y = inet_ntop(families[i], mine, host, size);
    CHECK(!x == !y && (!x || strcmp(x, y) == 0), "inet_ntop %s %s", x ? x : "", y ? y : "");
  }
  memcpy(&a, mine, sizeof a);
  CHECK(strcmp(t_inet_ntoa(a), inet_ntoa(a)) == 0 && t_htonl(a.s_addr) == htonl(a.s_addr), "ntoa");
}

static void test_numbers(void) {
  double x = (below(2000) - 1000) / 8.0, y = (below(200) - 100) / 8.0;
  if (below(3) == 0)
    x = ldexp(x, below(600) - 300), y = ldexp(y, below(600) - 300);
  else if (below(9) == 0)
    x = ldexp(rand(), below(20) - 1074), y = ldexp(below(9), -1074);
  int mine = 0, theirs = 0;
  double got = t_remquo(x, y, &mine), expected = remquo(x, y, &theirs);
  if (y != 0)
    CHECK(got == expected && mine % 8 == theirs % 8, "remquo %a %a: %d %d", x, y, mine, theirs);
  t_lgamma_r(x, &mine), lgamma_r(x, &theirs);
  if (x > 0 || x != floor(x))
    CHECK(mine == theirs, "lgamma_r %a", x);
}

static int same(const char *a, const char *b) { return a && b ? strcmp(a, b) == 0 : a == b; }

static void test_words(void) {
  static char *const known[] = { (char *)"a", (char *)"bc", (char *)"b", NULL };
  char text[16], copy[16], *value, *other, *mine = text, *theirs = copy;
  fill(text, 12, "abc=,");
  strcpy(copy, text);
  while (*mine) {
    int got = t_getsubopt(&mine, known, &value), expected = getsubopt(&theirs, known, &other);
    CHECK(got == expected && mine - text == theirs - copy, "getsubopt %s", copy);
    CHECK(!value == !other && (!value || value - text == other - copy), "getsubopt's value");
  }
  int number = below(80) - 5;
  CHECK(strcmp(t_strsignal(number), strsignal(number)) == 0, "strsignal %d", number);
  CHECK(same(t_sigabbrev_np(number), sigabbrev_np(number)), "sigabbrev_np %d", number);
  CHECK(same(t_sigdescr_np(number), sigdescr_np(number)), "sigdescr_np %d", number);
  int error = below(150) - 5;
  CHECK(same(t_strerrorname_np(error), strerrorname_np(error)), "strerrorname_np %d", error);
  CHECK(same(t_strerrordesc_np(error), strerrordesc_np(error)), "strerrordesc_np %d", error);
}

static void test_patterns(void) {
  char pattern[12], name[10];
  fill(pattern, 11, "ab*?[]!-.\\/^A");
  fill(name, 9, "abAB./-]");
  int known[] = { FNM_PATHNAME, FNM_NOESCAPE, FNM_PERIOD, FNM_LEADING_DIR, FNM_CASEFOLD };
  int flags = 0;
  for (int i = 0; i < 5; i++)
    flags |= below(3) ? 0 : known[i];
  CHECK(t_fnmatch(pattern, name, flags) == fnmatch(pattern, name, flags), "fnmatch %s %s %x",
        pattern, name, flags);
  fill(name, 8, "./09AZaz*");
  /* By POSIX the sign is that of 32 bits, which glibc leaves out. */
  CHECK(t_a64l(name) == (int)a64l(name), "a64l %s", name);
  long value = (int)((unsigned)rand() * 7u);
  CHECK(strcmp(t_l64a(value), l64a(value)) == 0, "l64a %ld", value);
}

/* What strftime has written, read again; and texts that are nearly so. */
static void test_times(void) {
  static const char *const formats[] = {
    "%Y-%m-%d %H:%M:%S", "%a %b %e %T %Y", "%D %r", "%j %Y", "%F%n%R", "%A, %d %B %Y %I:%M %p",
    "%y%m%d", "%c", "%x %X", "%h%t%d %Y", "%p %l", "%w %d %m %Y", "%d %% %m",
  };
  const char *format = formats[below(sizeof formats / sizeof *formats)];
  char text[100];
  time_t when = (time_t)rand() * 2 - 1000000000;
  struct tm tm, mine, theirs;
  gmtime_r(&when, &tm);
  size_t length = strftime(text, sizeof text, format, &tm);
  if (below(3) == 0)
    text[below((int)length)] = "0 9aP:-/"[below(8)];
  memset(&mine, 0, sizeof mine);
  memset(&theirs, 0, sizeof theirs);
  char *a = t_strptime(text, format, &mine), *b = strptime(text, format, &theirs);
  CHECK(a == b, "strptime \"%s\" by \"%s\": %td, not %td", text, format, a ? a - text : -1,
        b ? b - text : -1);
  if (a && b)
    CHECK(memcmp(&mine, &theirs, offsetof(struct tm, tm_gmtoff)) == 0,
          "strptime \"%s\" by \"%s\": %d-%d-%d %d %d %d:%d:%d, not %d-%d-%d %d %d %d:%d:%d", text,
          format, mine.tm_year, mine.tm_mon, mine.tm_mday, mine.tm_wday, mine.tm_yday,
          mine.tm_hour, mine.tm_min, mine.tm_sec, theirs.tm_year, theirs.tm_mon, theirs.tm_mday,
          theirs.tm_wday, theirs.tm_yday, theirs.tm_hour, theirs.tm_min, theirs.tm_sec);
}

int main(int argc, char **argv) {
  srand((unsigned)(argc > 1 ? atoi(argv[1]) : 1));
  for (long i = argc > 2 ? atol(argv[2]) : 20000; i > 0; i--) {
    test_names();
    test_addresses();
    test_numbers();
    test_words();
    test_patterns();
    test_times();
  }
  printf("names      %9ld checks, %ld failed\n", cases, failures);
  return failures != 0;
}
