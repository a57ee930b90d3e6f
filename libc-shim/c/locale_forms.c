/* Functions that are told a locale (POSIX, XBD 4; glibc). There is one: they do what those without
   do. A locale that is null, or LC_GLOBAL_LOCALE, is none to them. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

static void check_locale(locale_t locale) {
  if (locale == NULL || locale == LC_GLOBAL_LOCALE)
    __tresse_misuse("a function whose name ends in _l, without a locale object");
}

/* PLAIN_l, from what it is given before the locale. */
#define FORM(type, plain, parameters, arguments)     \
  type plain##_l parameters {                        \
    check_locale(locale);                            \
    return plain arguments;                          \
  }

/* --- characters ------------------------------------------------------------------------------- */

#define KIND(name)                                          \
  FORM(int, is##name, (int c, locale_t locale), (c))        \
  FORM(int, isw##name, (wint_t c, locale_t locale), (c))
KINDS(KIND)
#undef KIND

FORM(int, tolower, (int c, locale_t locale), (c))
FORM(int, toupper, (int c, locale_t locale), (c))
FORM(wint_t, towlower, (wint_t c, locale_t locale), (c))
FORM(wint_t, towupper, (wint_t c, locale_t locale), (c))
FORM(wctype_t, wctype, (const char *name, locale_t locale), (name))
FORM(wctrans_t, wctrans, (const char *name, locale_t locale), (name))
FORM(int, iswctype, (wint_t c, wctype_t kind, locale_t locale), (c, kind))
FORM(wint_t, towctrans, (wint_t c, wctrans_t map, locale_t locale), (c, map))

/* --- strings ---------------------------------------------------------------------------------- */

#define PAIR(string) (const string *a, const string *b, locale_t locale), (a, b)
#define PAIR_OF_N(string) (const string *a, const string *b, size_t n, locale_t locale), (a, b, n)
#define FOLDED(string) \
  (string *restrict to, const string *restrict from, size_t n, locale_t locale), (to, from, n)
#define FORM_OF(type, plain, both) FORM_AS(type, plain, both)
#define FORM_AS(type, plain, ...) FORM(type, plain, __VA_ARGS__)

FORM_OF(int, strcoll, PAIR(char))
FORM_OF(int, strcasecmp, PAIR(char))
FORM_OF(int, strncasecmp, PAIR_OF_N(char))
FORM_OF(size_t, strxfrm, FOLDED(char))
FORM_OF(int, wcscoll, PAIR(wchar_t))
FORM_OF(int, wcscasecmp, PAIR(wchar_t))
FORM_OF(int, wcsncasecmp, PAIR_OF_N(wchar_t))
FORM_OF(size_t, wcsxfrm, FOLDED(wchar_t))
FORM(char *, strerror, (int number, locale_t locale), (number))
FORM(char *, nl_langinfo, (int item, locale_t locale), (item))

/* --- time and numbers ------------------------------------------------------------------------- */

#define TIME(string)                                                             \
  (string *restrict to, size_t n, const string *restrict format,                 \
   const struct tm *restrict tm, locale_t locale), (to, n, format, tm)
FORM_OF(size_t, strftime, TIME(char))
FORM_OF(size_t, wcsftime, TIME(wchar_t))

#define INTEGER(string) \
  (const string *restrict s, string **restrict end, int base, locale_t locale), (s, end, base)
#define FLOATING(string) \
  (const string *restrict s, string **restrict end, locale_t locale), (s, end)
FORM_OF(long, strtol, INTEGER(char))
FORM_OF(long long, strtoll, INTEGER(char))
FORM_OF(unsigned long, strtoul, INTEGER(char))
FORM_OF(unsigned long long, strtoull, INTEGER(char))
FORM_OF(float, strtof, FLOATING(char))
FORM_OF(double, strtod, FLOATING(char))
FORM_OF(long double, strtold, FLOATING(char))
FORM_OF(long, wcstol, INTEGER(wchar_t))
FORM_OF(long long, wcstoll, INTEGER(wchar_t))
FORM_OF(unsigned long, wcstoul, INTEGER(wchar_t))
FORM_OF(unsigned long long, wcstoull, INTEGER(wchar_t))
FORM_OF(float, wcstof, FLOATING(wchar_t))
FORM_OF(double, wcstod, FLOATING(wchar_t))
FORM_OF(long double, wcstold, FLOATING(wchar_t))
/* What newer glibc headers call. */
FORM_OF(long, __isoc23_strtol, INTEGER(char))
FORM_OF(long long, __isoc23_strtoll, INTEGER(char))
FORM_OF(unsigned long, __isoc23_strtoul, INTEGER(char))
FORM_OF(unsigned long long, __isoc23_strtoull, INTEGER(char))
FORM_OF(long, __isoc23_wcstol, INTEGER(wchar_t))
FORM_OF(long long, __isoc23_wcstoll, INTEGER(wchar_t))
FORM_OF(unsigned long, __isoc23_wcstoul, INTEGER(wchar_t))
FORM_OF(unsigned long long, __isoc23_wcstoull, INTEGER(wchar_t))

#undef FORM
#undef FORM_OF
#undef FORM_AS
#undef PAIR
#undef PAIR_OF_N
#undef FOLDED
#undef TIME
#undef INTEGER
#undef FLOATING
