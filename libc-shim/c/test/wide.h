/* What wide.c and wide_io.c share: the shim's functions by the host's types, and checks. */
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <uchar.h>
#include <unistd.h>
#include <wchar.h>
#include <wctype.h>
#include "checks.h"
#include "rows.h"

#define SAME(name) extern __typeof__(name) t_##name;
#define NAMES(F)                                                                             \
  F(wcslen) F(wcsnlen) F(wcscpy) F(wcpcpy) F(wcsncpy) F(wcpncpy) F(wcscat) F(wcsncat)        \
  F(wcscmp) F(wcsncmp) F(wcscoll) F(wcsxfrm) F(wcscasecmp) F(wcsncasecmp) F(wcsspn)          \
  F(wcscspn) F(wcstok) F(wcsdup) F(wmemcmp) F(wmempcpy) F(wmemset) F(wmemmove) F(wcswidth)   \
  F(wcwidth) F(btowc) F(wctob) F(mbrtowc) F(wcrtomb) F(mbrlen) F(mbsrtowcs) F(wcsrtombs)     \
  F(mbsnrtowcs) F(wcsnrtombs) F(mbstowcs) F(wcstombs) F(mbrtoc16) F(c16rtomb) F(mbrtoc32)    \
  F(c32rtomb) F(wcstol) F(wcstoul) F(wcstoll) F(wcstoull) F(wcstoimax) F(wcstoumax)          \
  F(wcstod) F(wcstof) F(wcstold) F(strtold) F(wctype) F(iswctype) F(wctrans) F(towctrans)    \
  F(towlower) F(towupper) F(swprintf) F(vswprintf) F(wprintf) F(swscanf) F(sscanf)           \
  F(wcsftime) F(nl_langinfo) F(nl_langinfo_l) F(newlocale) F(duplocale) F(freelocale)        \
  F(uselocale) F(wcscasecmp_l) F(wcsncasecmp_l) F(wcscoll_l) F(wcsxfrm_l) F(strcasecmp_l)    \
  F(strncasecmp_l) F(strcoll_l) F(strxfrm_l) F(strerror_l) F(strftime_l) F(strtol_l)         \
  F(strtod_l) F(wcstol_l) F(wcstod_l) F(iswctype_l) F(wctype_l) F(towctrans_l) F(wctrans_l)  \
  F(iswalpha_l) F(isalpha_l) F(isspace_l) F(iswspace_l) F(toupper_l) F(towupper_l) F(free)   \
  F(iswalnum) F(iswalpha) F(iswblank) F(iswcntrl) F(iswdigit) F(iswgraph) F(iswlower)        \
  F(iswprint) F(iswpunct) F(iswspace) F(iswupper) F(iswxdigit) F(__errno_location)
NAMES(SAME)
extern wchar_t *t_wcschr(const wchar_t *, wchar_t), *t_wcsrchr(const wchar_t *, wchar_t);
extern wchar_t *t_wcsstr(const wchar_t *, const wchar_t *);
extern wchar_t *t_wcswcs(const wchar_t *, const wchar_t *);
extern wchar_t *t_wcspbrk(const wchar_t *, const wchar_t *), *t_wcschrnul(const wchar_t *, wchar_t);
extern wchar_t *t_wmemchr(const wchar_t *, wchar_t, size_t);
extern size_t t_wcslcpy(wchar_t *, const wchar_t *, size_t);
extern long t___isoc23_wcstol(const wchar_t *, wchar_t **, int);
/* Streams are the shim's. */
extern void *t_fopen(const char *, const char *), *const t_stdout, *const t_stderr;
extern int t_fclose(void *), t_remove(const char *), t_ferror(void *), t_feof(void *);
extern int t_fwide(void *, int), t_fputws(const wchar_t *, void *), t_fputs(const char *, void *);
extern int t_fwprintf(void *, const wchar_t *, ...), t_fwscanf(void *, const wchar_t *, ...);
extern int t_fscanf(void *, const char *, ...);
extern wint_t t_fputwc(wchar_t, void *), t_putwchar(wchar_t), t_fgetwc(void *), t_getwc(void *);
extern wint_t t_ungetwc(wint_t, void *);
extern wchar_t *t_fgetws(wchar_t *, int, void *);

#define CLEAR (errno = 0, *t___errno_location() = 0)
#define AGREE (errno == *t___errno_location())

static int flip(void) { return below(2); }

/* For messages: what is beyond ASCII as a number. */
static const char *shown(const wchar_t *s) {
  static char rooms[4][2048];
  static int turn;
  char *room = rooms[turn++ % 4], *at = room;
  for (; *s && at < room + 2000; s++)
    at += sprintf(at, *s > 31 && *s < 127 ? "%c" : "{%x}", (unsigned)*s);
  *at = 0;
  return room;
}

/* Just as long as it is, so that a sanitizer sees what is read beyond. */
static wchar_t *random_wide(int most, int letters) {
  static const wchar_t some[] = L"aAbBc \x80\xe9\x263a\x1f600";
  int n = below(most);
  wchar_t *s = malloc(((size_t)n + 1) * sizeof *s);
  for (int i = 0; i < n; i++)
    s[i] = letters > 9 ? 1 + below(below(9) ? 200 : 0x110000) : some[below(letters)];
  s[n] = 0;
  return s;
}

static int is_same(const wchar_t *a, const wchar_t *b, size_t n) { return wmemcmp(a, b, n) == 0; }
static ptrdiff_t place(const wchar_t *at, const wchar_t *s) { return at ? at - s : -1; }
