// tresse: flags -O0 -g
// Wide streams, numbers, kinds and locales: C17 7.28 to 7.30, POSIX <langinfo.h> and the functions
// that are told a locale. Everything is printed in wide characters, as C wants it of one stream.
#include <errno.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef unsigned wint_t;
typedef struct {
  int count;
  unsigned value;
} mbstate_t;
typedef unsigned long wctype_t;
typedef const int *wctrans_t;
typedef struct __locale_struct *locale_t;
enum { CODESET = 14, RADIXCHAR = 0x10000, DAY_1 = 0x20007, ABMON_12 = 0x20019, D_T_FMT = 0x20028 };
enum { YESEXPR = 0x50000, LC_ALL_MASK = 0x1fbf };

int wprintf(const wchar_t *, ...);
int fwprintf(FILE *, const wchar_t *, ...);
int swprintf(wchar_t *, size_t, const wchar_t *, ...);
int vswprintf(wchar_t *, size_t, const wchar_t *, va_list);
int swscanf(const wchar_t *, const wchar_t *, ...);
int fwscanf(FILE *, const wchar_t *, ...);
wint_t fputwc(wchar_t, FILE *);
wint_t putwchar(wchar_t);
int fputws(const wchar_t *, FILE *);
wint_t fgetwc(FILE *);
wint_t ungetwc(wint_t, FILE *);
wchar_t *fgetws(wchar_t *, int, FILE *);
long wcstol(const wchar_t *, wchar_t **, int);
unsigned long long wcstoull(const wchar_t *, wchar_t **, int);
double wcstod(const wchar_t *, wchar_t **);
long double wcstold(const wchar_t *, wchar_t **);
size_t wcslen(const wchar_t *);
wchar_t *wcpcpy(wchar_t *, const wchar_t *);
int wcscmp(const wchar_t *, const wchar_t *);
int wcscasecmp(const wchar_t *, const wchar_t *);
int wcsncasecmp(const wchar_t *, const wchar_t *, size_t);
size_t wcsxfrm(wchar_t *, const wchar_t *, size_t);
int wcwidth(wchar_t);
int wcswidth(const wchar_t *, size_t);
size_t mbsrtowcs(wchar_t *, const char **, size_t, mbstate_t *);
size_t wcsrtombs(char *, const wchar_t **, size_t, mbstate_t *);
size_t mbrtoc16(uint_least16_t *, const char *, size_t, mbstate_t *);
size_t c32rtomb(char *, uint_least32_t, mbstate_t *);
wctype_t wctype(const char *);
int iswctype(wint_t, wctype_t);
wctrans_t wctrans(const char *);
wint_t towctrans(wint_t, wctrans_t);
size_t wcsftime(wchar_t *, size_t, const wchar_t *, const struct tm *);
char *nl_langinfo(int);
locale_t newlocale(int, const char *, locale_t);
locale_t uselocale(locale_t);
void freelocale(locale_t);
int iswalpha_l(wint_t, locale_t);
int wcscoll_l(const wchar_t *, const wchar_t *, locale_t);

static int printed(wchar_t *to, size_t n, const wchar_t *format, ...) {
  va_list args;
  va_start(args, format);
  int length = vswprintf(to, n, format, args);
  va_end(args);
  return length;
}

static void output(void) {
  wchar_t room[64];
  int count;
  wprintf(L"%d|%5ls|%-5s|%.2ls|%lc%c|%n", -7, L"wide", "byte", L"cut", (wint_t)L'x', 'y', &count);
  wprintf(L"%d|%#lx|%08.3f|%Lg|%%\n", count, 0xabcL, 3.14159, 0.1L);
  count = printed(room, 64, L"\x263a%6.2ls|%lc", L"\xe9\x263a\x263a", (wint_t)0x1f600);
  wprintf(L"%d:", count);
  for (int i = 0; room[i]; i++)
    wprintf(L" %x", (unsigned)room[i]);
  wprintf(L"\n%d %d\n", swprintf(room, 4, L"four") < 0, swprintf(room, 5, L"four"));
  putwchar(L'p'), fputwc(L'q', stdout), fputws(L" and a line\n", stdout);
  struct tm tm = { .tm_year = 126, .tm_mon = 10, .tm_mday = 30, .tm_wday = 1 };
  size_t n = wcsftime(room, 64, L"%A %d %b %Y \x263a", &tm);
  wprintf(L"%zu %x %.*ls\n", n, (unsigned)room[n - 1], (int)n - 1, room);
}

static void input(void) {
  FILE *file = fopen("wide_text.tmp", "w+");
  fwprintf(file, L"%d %ls\nsecond line\n\n", 42, L"words");
  rewind(file);
  wchar_t word[16], line[16];
  int number = 0, count = fwscanf(file, L"%d %15ls", &number, word);
  wprintf(L"%d %d %ls\n", count, number, word);
  wint_t c = fgetwc(file);
  wprintf(L"%d %lc\n", c == L'\n', ungetwc(L'S', file));
  wprintf(L"%ls|\n", fgetws(line, 4, file));
  while (fgetws(line, 16, file))
    wprintf(L"%zu ", wcslen(line));
  wprintf(L"%d %d\n", fgetwc(file) == (wint_t)-1, feof(file) != 0);
  fclose(file), remove("wide_text.tmp");
  char bytes[16];
  wchar_t set[16];
  double real;
  const wchar_t *text = L"\x263a 0x1f two three1.5e1";
  count = swscanf(text, L"\x263a %i %s %l[a-z]%lf", &number, bytes, set, &real);
  wprintf(L"%d: %d %s %ls %g\n", count, number, bytes, set, real);
  count = sscanf("bytes", "%2ls%lc", set, &word[0]);
  wprintf(L"%d: %ls %lc\n", count, set, (wint_t)word[0]);
}

static void numbers(void) {
  wchar_t *end;
  long whole = wcstol(L"  -0x7fz", &end, 0);
  wprintf(L"%ld %ls\n", whole, end);
  wprintf(L"%llu ", wcstoull(L"99999999999999999999", NULL, 10));
  wprintf(L"%d\n", errno == ERANGE);
  double real = wcstod(L"1.5e3e", &end);
  wprintf(L"%a %ls\n", real, end);
  wprintf(L"%La %La\n", wcstold(L"0.1", NULL), strtold("-1e-4950", NULL));
  wprintf(L"%d\n", (int)wcstol(L"\x663", NULL, 10));
}

static void kinds(void) {
  wprintf(L"%d %d %d\n", iswctype(L'q', wctype("lower")) != 0, iswctype(L'q', wctype("digit")),
          wctype("letter") == 0);
  wprintf(L"%lc %d\n", towctrans(L'q', wctrans("toupper")), wctrans("other") == NULL);
  wprintf(L"%d %d %d\n", wcwidth(L'a'), wcwidth(L'\n'), wcswidth(L"four", 9));
  wprintf(L"%d %d\n", wcscasecmp(L"Same", L"sAME"), wcsncasecmp(L"Ab1", L"aB2", 2));
  wchar_t room[16], *at = wcpcpy(wcpcpy(room, L"one "), L"two");
  wprintf(L"%td %ls %zu\n", at - room, room, wcsxfrm(NULL, room, 0));
  const char *bytes = "some\x80", *from = bytes;
  const wchar_t *wide = L"back", *also = wide;
  char text[8];
  mbstate_t state = { 0 };
  size_t length = mbsrtowcs(room, &from, 16, &state);
  wprintf(L"%d %d %td\n", length == (size_t)-1, errno == EILSEQ, from - bytes);
  length = wcsrtombs(text, &also, 8, NULL);
  wprintf(L"%zu %s %d\n", length, text, also == NULL);
  uint_least16_t unit = 0;
  memset(&state, 0, sizeof state);
  length = mbrtoc16(&unit, "u", 1, &state);
  wprintf(L"%zu %x %d\n", length, (unsigned)unit, c32rtomb(text, 0x1f600, &state) == (size_t)-1);
}

static void locales(void) {
  wprintf(L"%s %s %s %s\n", nl_langinfo(CODESET), nl_langinfo(RADIXCHAR), nl_langinfo(DAY_1),
          nl_langinfo(ABMON_12));
  wprintf(L"%s %s\n", nl_langinfo(D_T_FMT), nl_langinfo(YESEXPR));
  locale_t locale = newlocale(LC_ALL_MASK, "C", NULL), before = uselocale(locale);
  wprintf(L"%d %d\n", before == (locale_t)-1, uselocale(before) == locale);
  wprintf(L"%d %d\n", iswalpha_l(L'a', locale) != 0, wcscoll_l(L"a", L"b", locale) < 0);
  freelocale(locale);
  wprintf(L"%d ", newlocale(LC_ALL_MASK, "no_SUCH", NULL) == NULL);
  wprintf(L"%d\n", errno == ENOENT);
}

int main(void) {
  output();
  input();
  numbers();
  kinds();
  locales();
  return 0;
}
