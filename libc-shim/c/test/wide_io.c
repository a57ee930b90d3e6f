/* Numbers, output and input in wide characters: the shim against the library of the host in its "C"
   locale, on random cases. The first argument is a seed, the second the number of cases. */
#include "wide.h"

/* --- numbers ---------------------------------------------------------------------------------- */

static double random_double(void) {
  union {
    uint64_t bits;
    double value;
  } u = { (uint64_t)rand() << 40 ^ (uint64_t)rand() << 20 ^ (uint64_t)rand() };
  return isfinite(u.value) ? u.value : 1.5;
}

/* What may be a number, or begin like one. */
static void random_number(wchar_t *to, int is_real) {
  char text[700], *s = text;
  if (below(4) == 0)
    s += sprintf(s, "%s", flip() ? "  " : "\t\n");
  if (below(3) == 0)
    *s++ = "+-"[flip()];
  if (is_real && below(3) == 0) {
    sprintf(s, "%.*e", below(40), random_double());
  } else if (is_real && below(9) == 0) {
    const char *const words[] = { "inf", "INFINITY", "infinit", "nan", "NaN(12_a)", "nan(", "in",
        ".", "0x" };
    strcpy(s, words[below(9)]);
  } else if (below(6) == 0) {
    sprintf(s, "%lu", (unsigned long)LONG_MAX + (unsigned long)below(3) - 1);
  } else {
    if (below(4) == 0)
      s += sprintf(s, "%s", flip() ? "0x" : below(3) ? "0" : "0b");
    for (int n = below(below(4) ? 12 : 400), all = below(3) ? 10 : 32; n > 0; n--)
      *s++ = is_real && below(8) == 0 ? "..eEpP+-"[below(8)]
                                      : "0123456789abcdefxyzXYZABCDEF-+. "[below(all)];
    *s = 0;
  }
  size_t length = strlen(text), i = 0;
  for (; i <= length; i++)
    to[i] = text[i];
  if (below(5) == 0) /* another character stands in it somewhere */
    to[below((int)length + 1)] = "\x80\xff\x7f"[below(3)] & 255;
  else if (below(5) == 0)
    to[below((int)length + 1)] = 0x630; /* whose lower byte is a digit */
  to[length] = 0;
}

#define INTEGER(type, name)                                                                    \
  do {                                                                                         \
    CLEAR;                                                                                     \
    type mine = t_##name(s, &a, base), theirs = name(s, &b, base);                             \
    CHECK(mine == theirs && (base == 1 || base > 36 || a == b) && AGREE,                       \
          #name " \"%s\" %d: %lld %lld, %td %td, %d %d", shown(s), base, (long long)mine,      \
          (long long)theirs, a - s, b - s, *t___errno_location(), errno);                      \
  } while (0)

/* Whether rounding up to the smallest normal number is an underflow is left open. */
#define REAL(type, name, bytes, smallest)                                                      \
  do {                                                                                         \
    CLEAR;                                                                                     \
    type mine = t_##name(s, &a), theirs = name(s, &b);                                         \
    CHECK(memcmp(&mine, &theirs, bytes) == 0 && a == b && (AGREE || fabsl(mine) == (smallest)), \
          #name " \"%s\": %La %La, %td %td, %d %d", shown(s), (long double)mine,               \
          (long double)theirs, a - s, b - s, *t___errno_location(), errno);                    \
  } while (0)

static void test_numbers(void) {
  wchar_t s[800], *a, *b;
  int base = flip() ? 10 : flip() ? 0 : below(38);
  random_number(s, 0);
  INTEGER(long, wcstol);
  INTEGER(long long, wcstoll);
  INTEGER(unsigned long, wcstoul);
  INTEGER(unsigned long long, wcstoull);
  INTEGER(intmax_t, wcstoimax);
  INTEGER(uintmax_t, wcstoumax);
  random_number(s, 1);
  REAL(double, wcstod, 8, __DBL_MIN__);
  REAL(float, wcstof, 4, __FLT_MIN__);
  REAL(long double, wcstold, 10, __LDBL_MIN__);
  locale_t locale = t_newlocale(LC_ALL_MASK, "C", NULL);
  CLEAR;
  CHECK(t_wcstol_l(s, &a, base, locale) == wcstol(s, &b, base) && AGREE, "wcstol_l");
}

/* Numbers of ten times the digits, half-way between two, and at the ends. */
static void test_long_double(void) {
  static char s[13000];
  char *a, *b;
  union {
    struct {
      uint64_t fraction;
      uint16_t above;
    } parts;
    long double value;
  } u = { .value = 0 };
  for (int i = 0; i < 5; i++)
    u.parts.fraction = u.parts.fraction << 16 ^ (uint64_t)rand();
  u.parts.fraction |= (uint64_t)1 << 63;
  u.parts.above = (uint16_t)(flip() ? 16383 + below(200) - 100 : below(32767));
  if (below(8) == 0)
    u.parts.above = 0, u.parts.fraction = (u.parts.fraction & ~((uint64_t)1 << 63)) >> below(63);
  switch (below(5)) {
  case 0: sprintf(s, "%.*Le", below(60), u.value); break;
  case 1: sprintf(s, "%La", u.value); break;
  case 2: sprintf(s, "%.*Le", below(9) ? 20 : 11000, u.value); break;
  case 3: sprintf(s, "%d.%de%d", below(10), rand(), below(9940) - 4970); break;
  default: {
    /* Half of the last bit more: exactly so in hexadecimal. */
    sprintf(s, "0x%llx%c%sp%d", (unsigned long long)u.parts.fraction, "789"[below(3)],
            flip() ? "" : flip() ? "0001" : "0000", (int)u.parts.above - 16383 - 63 - 4);
    break;
  }
  }
  CLEAR;
  long double mine = t_strtold(s, &a), theirs = strtold(s, &b);
  /* Of hexadecimal numbers glibc does not always say that they are too small, which C17
     7.22.1.3p10 leaves open. */
  CHECK(memcmp(&mine, &theirs, 10) == 0 && a == b && (AGREE || fabsl(mine) <= __LDBL_MIN__),
        "strtold %.80s: %La %La, %d %d", s, mine, theirs, *t___errno_location(), errno);
}

/* --- output ----------------------------------------------------------------------------------- */

static int print_ours(wchar_t *to, size_t n, const wchar_t *format, ...) {
  va_list args;
  va_start(args, format);
  int result = t_vswprintf(to, n, format, args);
  va_end(args);
  return result;
}

static wchar_t host_text[1 << 13], our_text[1 << 13];

/* To a buffer of both; and to a stream of ours, which takes what comes before the first character
   beyond ASCII. (glibc writes a question mark in its place.) */
#define BOTH(...)                                                                              \
  do {                                                                                         \
    wmemset(host_text, L'z', 1 << 10), wmemset(our_text, L'z', 1 << 10), CLEAR;                \
    int want = swprintf(host_text, 1 << 13, __VA_ARGS__);                                      \
    int got = print_ours(our_text, 1 << 13, __VA_ARGS__);                                      \
    CHECK(want == got && (want < 0 || is_same(host_text, our_text, (size_t)want + 1)),         \
          "\"%s\": host %d [%s], shim %d [%s]", shown(format), want, shown(host_text), got,    \
          shown(our_text));                                                                    \
    wchar_t small[24], host_small[24];                                                         \
    size_t room = (size_t)below(24);                                                           \
    wmemset(small, L'y', 24), wmemset(host_small, L'y', 24);                                   \
    int less = swprintf(host_small, room, __VA_ARGS__), ours = t_swprintf(small, room, \
        __VA_ARGS__); \
    /* What does not fit ends with a zero (C17 7.29.2.7p2), which glibc can forget. */         \
    int is_cut = want >= (int)room && room > 0;                                                \
    if (is_cut)                                                                                \
      wmemcpy(host_small, host_text, room - 1), host_small[room - 1] = 0;                      \
    if (is_cut)                                                                                \
      wmemset(host_small + room, L'y', 24 - room);                                             \
    CHECK(less == ours && (want < 0 || is_same(host_small, small, 24)), \
          "swprintf %zu \"%s\" %d %d", \
          room, shown(format), less, ours);                                                    \
    row_length = 0, row_writes = 0, CLEAR;                                                     \
    ours = flip() ? t_wprintf(__VA_ARGS__) : t_fwprintf(t_stderr, __VA_ARGS__);                \
    size_t plain = 0;                                                                          \
    while (want >= 0 && plain < (size_t)want && host_text[plain] < 128)                        \
      plain++;                                                                                 \
    int is_whole = want < 0 || plain == (size_t)want, fits = want < 0 || row_length == plain;  \
    CHECK(ours == (is_whole ? want : -1) && fits && row_writes <= 1 &&                         \
              (is_whole || *t___errno_location() == EILSEQ),                                     \
          "wprintf \"%s\": %d", shown(format), ours);                                          \
    for (size_t i = 0; i < plain && fits; i++)                                                 \
      if (row_output[i] != host_text[i])                                                       \
        CHECK(0, "wprintf \"%s\" at %zu", shown(format), i);                                   \
  } while (0)
#define STARS(argument)                                                   \
  do {                                                                    \
    if (stars == 0) BOTH(format, argument, 77);                           \
    else if (stars == 1) BOTH(format, star[0], argument, 77);             \
    else BOTH(format, star[0], star[1], argument, 77);                    \
  } while (0)

/* A wide format from a narrow one, perhaps with characters beyond ASCII around the conversion. */
static void make_format(wchar_t *to, const char *from) {
  size_t i = 0;
  if (below(3) == 0)
    to[i++] = L"\x80\xe9\x263a"[below(3)];
  for (; *from; from++)
    to[i++] = *from;
  if (below(3) == 0)
    to[i++] = 0x1f600;
  to[i] = 0;
}

static void test_print(void) {
  char narrow[64], *f = narrow;
  wchar_t format[80];
  int stars = 0, star[2] = { 0, 0 };
  const char *letters = "diuxXocsSCpeEfFgGaAsslcS%";
  char letter = letters[below((int)strlen(letters))];
  f += sprintf(f, "<%%");
  for (int n = letter == '%' ? 0 : below(3); n > 0; n--)
    *f++ = "-+ #0"[below(5)];
  switch (letter == '%' ? 3 : below(4)) {
  case 0: f += sprintf(f, "%d", 1 + below(below(20) ? 30 : 600)); break;
  case 1: star[stars++] = below(60) - 30; *f++ = '*'; break;
  default: break;
  }
  switch (letter == '%' ? 3 : below(5)) {
  case 0: f += sprintf(f, ".%d", below(25)); break;
  case 1: star[stars++] = below(40) - 5; f += sprintf(f, ".*"); break;
  default: break;
  }
  if (strchr("diuxXo", letter)) {
    sprintf(f, "l%c|%%d>", letter), make_format(format, narrow);
    long value = (long)rand() * (below(3) - 1);
    STARS(value);
  } else if (strchr("eEfFgGaA", letter)) {
    sprintf(f, "%c|%%d>", letter), make_format(format, narrow);
    /* Some versions of glibc drop zeros of %#g. */
    double value = below(3) ? ldexp(rand(), below(40) - 30) : random_double();
    if (!strchr(narrow, '#'))
      STARS(value);
  } else if (letter == 'p') {
    sprintf(f, "p|%%d>"), make_format(format, narrow);
    void *value = (void *)(uintptr_t)(rand() * below(2));
    STARS(value);
  } else if (letter == 'S' || letter == 'l') {
    sprintf(f, "%s|%%d>", flip() ? "ls" : "S"), make_format(format, narrow);
    wchar_t *s = random_wide(below(4) ? 20 : 300, below(3) ? 9 : 256);
    STARS(s);
    free(s);
  } else if (letter == 's') {
    /* glibc stops in the midst of bytes that are no characters; those are left out. */
    char s[300];
    int n = below(below(4) ? 20 : 300);
    for (int i = 0; i < n; i++)
      s[i] = (char)(1 + below(127));
    s[n] = 0;
    sprintf(f, "s|%%d>"), make_format(format, narrow);
    STARS(s);
  } else if (letter == 'C') {
    sprintf(f, "%s|%%d>", flip() ? "lc" : "C"), make_format(format, narrow);
    wint_t value = (wint_t)(below(3) ? below(300) : below(0x110000));
    STARS(value);
  } else if (letter == 'c') {
    /* A byte that is no character: btowc gives WEOF, which is none either. */
    sprintf(f, "c|%%d>"), make_format(format, narrow);
    int value = below(128) + 256 * below(3);
    STARS(value);
  } else {
    sprintf(f, "%%|%%d>"), make_format(format, narrow);
    BOTH(format, 77);
  }
}

static void test_time(void) {
  static const char letters[] = "aAbBcCdDeFgGhHIjmMnprRStTuUVwWxXyYzZ%";
  time_t when = (time_t)rand() * (below(5) - 1);
  struct tm tm;
  gmtime_r(&when, &tm);
  tm.tm_zone = "GMT";
  char narrow[8] = { '<', '%', letters[below(sizeof letters - 1)], '|', '%', 'd', 0 };
  wchar_t format[16], x[80], y[80];
  make_format(format, narrow);
  size_t room = below(8) ? 80 : (size_t)below(12);
  wmemset(x, L'q', 80), wmemset(y, L'q', 80);
  size_t n = t_wcsftime(x, room, format, &tm), m = wcsftime(y, room, format, &tm);
  CHECK(n == m && (n == 0 || wcscmp(x, y) == 0), "wcsftime %s: %s %s", shown(format), shown(x),
        shown(y));
}

/* --- input ------------------------------------------------------------------------------------ */

#define PLACES 8
/* Reads with the same places of each kind, and compares all of them. */
#define SCANNED(ours, theirs, source, conversions, wide, ends_twice) \
  do {                                                                                         \
    union {                                                                                    \
      wchar_t wide[40];                                                                        \
      char bytes[160];                                                                         \
      double real;                                                                             \
      long double longer;                                                                      \
    } a, b;                                                                                    \
    int i = -1, j = -1;                                                                        \
    memset(&a, 'q', sizeof a), memset(&b, 'q', sizeof b), CLEAR;                               \
    int got = ours(source, conversions, &a, &i), want = theirs(source, conversions, &b, &j);   \
    if ((ends_twice) && want == 1)                                                             \
      b.bytes[strlen(b.bytes) + 1] = 'q';                                                      \
    int is_alike = got == want && i == j && memcmp(&a, &b, sizeof a) == 0;                     \
    /* An encoding error at first is the end (C17 7.21.6.2p16): glibc says 0. */               \
    int is_encoding = *t___errno_location() == EILSEQ && errno == EILSEQ;                      \
    CHECK(is_alike || (is_encoding && (got == want || (got == EOF && want == 0))),             \
          #ours " %s of \"%s\": %d %d, %d %d", narrow, shown(wide), got, want, i, j); \
  } while (0)

static void random_set(char *to) {
  to += sprintf(to, "[%s", below(3) ? "" : "^");
  for (int n = 1 + below(4); n > 0; n--)
    *to++ = "abAB1cd-9"[below(9)];
  /* A dash at the end is one; two ranges that share a bound are the library's affair. */
  strcpy(to, "]");
}

static void test_scan(void) {
  static const char *const plain[] = { "d", "i", "x", "lf", "e", "Lf", "s", "ls", "c", "3lc", "5s",
                                       "S", "C", "4ls", "hhd", "ld", "u", "o" };
  char narrow[64], text[32];
  wchar_t format[64], *source;
  char set[24];
  random_set(set);
  if (below(4) == 0)
    snprintf(narrow, sizeof narrow, "%%%s%s%s%%n", flip() ? "" : "5", flip() ? "l" : "", set);
  else
    snprintf(narrow, sizeof narrow, "%s%%%s%%n", flip() ? "" : flip() ? " " : "a",
             plain[below(sizeof plain / sizeof *plain)]);
  if (strstr(set, "--"))
    return;
  size_t n = strlen(narrow);
  for (size_t i = 0; i <= n; i++)
    format[i] = narrow[i];
  if (below(3) == 0) {
    wchar_t number[800];
    random_number(number, flip());
    number[30] = 0;
    source = wcsdup(number);
  } else {
    source = random_wide(20, below(3) ? 7 : 256);
  }
  /* glibc takes 1e+, 0x, nan( and %5c of less for what they are not (limitations.md). */
  int is_real = strpbrk(narrow, "fe") != NULL && narrow[1] != '[', is_many = strstr(narrow,
      "3lc") != NULL;
  int is_odd = (is_real && wcspbrk(source, L"eEpPnNxX")) || (is_many &&
      (*narrow == ' ' || wcslen(source) < 4)) ||
               (strpbrk(narrow, "ix") && wcspbrk(source, L"xX"));
  /* Its wide functions end a string of bytes with two zeros. */
  int is_bytes = strpbrk(narrow, "s[") != NULL && strchr(narrow, 'l') == NULL;
  if (!is_odd)
    SCANNED(t_swscanf, swscanf, source, format, source, is_bytes);
  n = 0;
  for (; source[n] && n < sizeof text - 1; n++)
    text[n] = (char)source[n];
  text[n] = 0;
  /* It takes whatever bytes there are for wide characters of a set. */
  if (!is_odd && strstr(narrow, "l[") == NULL)
    SCANNED(t_sscanf, sscanf, text, narrow, source, 0);
  free(source);
}

/* Literals and sets beyond ASCII. */
static void test_wide_scan(void) {
  wchar_t *source = random_wide(10, 9), a[16], b[16];
  static const wchar_t *const formats[] = {
    L"a\x263a%l[^b]%n", L"%l[\xe9-\x263a]%n", L"%l[^\x263a]%n", L"\x80%lc%n", L"%l[a\x1f600 ]%n",
    L"%4l[^\x80-\xe9]%n", L"%*l[aAbBc]%ls%n", L"%l[a-\x263a]%n", L"%3ls\xe9%n",
  };
  const wchar_t *format = formats[below(9)];
  int i = -1, j = -1;
  wmemset(a, L'q', 16), wmemset(b, L'q', 16);
  int got = t_swscanf(source, format, a, &i), want = swscanf(source, format, b, &j);
  CHECK(got == want && i == j && is_same(a, b, 16), "swscanf %s of %s: %d %d, %d %d", shown(format),
        shown(source), got, want, i, j);
  free(source);
}

/* --- streams ---------------------------------------------------------------------------------- */

static char host_name[] = P_tmpdir "/tresse-wide-XXXXXX";

/* The same bytes in a file of each, and then the same reads. */
static void test_streams(void) {
  char text[40];
  int n = below(30);
  for (int i = 0; i < n; i++)
    text[i] = below(5) ? "ab 12\n"[below(6)] : (char)(below(9) ? 'x' : 200);
  text[n] = 0;
  void *mine = t_fopen("wide.txt", "w+");
  FILE *theirs = fopen(host_name, "w");
  t_fputs(text, mine), fputs(text, theirs);
  t_fclose(mine), fclose(theirs);
  theirs = fopen(host_name, "r");
  mine = t_fopen("wide.txt", "r");
  for (int i = 0; i < 12; i++) {
    wchar_t a[16], b[16];
    int room = 1 + below(12), x = 7, y = 7;
    wint_t got, want;
    wmemset(a, L'q', 16), wmemset(b, L'q', 16), CLEAR;
    switch (below(5)) {
    case 0:
      got = t_fgetwc(mine), want = fgetwc(theirs);
      CHECK(got == want && AGREE, "fgetwc %x %x %d", got, want, errno);
      if (got != WEOF) {
        wint_t back = flip() ? got : 0x263a;
        CHECK(t_ungetwc(back, mine) == ungetwc(back, theirs), "ungetwc");
        CHECK(t_getwc(mine) == getwc(theirs), "ungetwc %x", back);
      }
      break;
    case 1: {
      wchar_t *line = t_fgetws(a, room, mine), *other = fgetws(b, room, theirs);
      CHECK(!line == !other && (!line || wcscmp(a, b) == 0) && AGREE, "fgetws %d: %s", room, text);
      /* What an array holds after an error is left open. */
      break;
    }
    case 2:
      got = (wint_t)t_fwscanf(mine, L"%d", &x), want = (wint_t)fwscanf(theirs, L"%d", &y);
      CHECK(got == want && x == y, "fwscanf %%d %d %d", got, want);
      break;
    case 3:
      got = (wint_t)t_fwscanf(mine, L"%9ls", a), want = (wint_t)fwscanf(theirs, L"%9ls", b);
      CHECK(got == want && (got != 1 || wcscmp(a, b) == 0), "fwscanf %%ls of %s: %d %d", text,
            got, want);
      break;
    default: CHECK(!t_feof(mine) == !feof(theirs) && !t_ferror(mine) == !ferror(theirs),
        "feof"); break;
    }
    /* After an error glibc's own position is no longer what it was. */
    if (t_ferror(mine) || ferror(theirs))
      break;
  }
  CHECK(t_fwide(mine, 1) == 0 && t_fwide(mine, 0) == 0, "fwide");
  t_fclose(mine), fclose(theirs), t_remove("wide.txt");
}

/* --- once ------------------------------------------------------------------------------------- */

static void test_single(void) {
  row_length = 0;
  CHECK(t_fputws(L"ab\n", t_stdout) >= 0 && t_fputwc(L'c', t_stdout) == 'c' &&
        t_putwchar(L'd') == 'd', "put");
  CHECK(row_length == 5 && memcmp(row_output, "ab\ncd", 5) == 0, "put");
  row_length = 0, *t___errno_location() = 0;
  CHECK(t_fputws(L"ab\x263a" L"c", t_stdout) == -1 && *t___errno_location() == EILSEQ, "fputws");
  CHECK(row_length == 2 && t_fputwc(0x80, t_stdout) == WEOF && row_length == 2, "fputws");
  wchar_t to[8];
  CHECK(t_swprintf(to, 8, L"a%s", "\xc8") == -1 && *t___errno_location() == EILSEQ, "no character");
  CHECK(t_swprintf(to, 8, L"a%c", 200) == -1 && *t___errno_location() == EILSEQ, "no character");
  CHECK(t_swprintf(to, 3, L"abc") == -1 && *t___errno_location() == EOVERFLOW && to[2] == 0,
        "no room");
  CHECK(t_swprintf(to, 8, L"a%lc%cb", 0, 0) == 4 && to[1] == 0 && to[3] == 'b', "zeros");
  row_fail_malloc = 1;
  CHECK(t_swprintf(to, 8, L"%300d", 1) == -1 && *t___errno_location() == ENOMEM, "no memory");
  CHECK(t_swprintf(to, 8, L"\x263a") == -1 && *t___errno_location() == ENOMEM, "no memory");
  row_fail_malloc = 0;
  wchar_t *volatile none = NULL;
  CHECK(MISUSES(t_swprintf(to, 8, L"%ls", none)) && MISUSES(t_swprintf(to, 8, L"%\x263a")),
        "misuse");
  wchar_t *end;
  CHECK(t___isoc23_wcstol(L"0b101x", &end, 0) == 5 && *end == 'x', "0b");
  CHECK(t___isoc23_wcstol(L"0b2", &end, 0) == 0 && *end == 'b', "0b");
  CHECK(t___isoc23_wcstol(L"0b11", &end, 16) == 0xb11 && t___isoc23_wcstol(L"-0B11", &end,
        2) == -3, "0b");
  wchar_t *block;
  int count;
  CHECK(t_swscanf(L"one two", L"%mls%n", &block, &count) == 1 && wcscmp(block, L"one") == 0 &&
        count == 3, "m");
  t_free(block);
  CHECK(t_sscanf("one two", "%ml[a-z]", &block) == 1 && wcscmp(block, L"one") == 0, "m");
  t_free(block);
  char *bytes;
  CHECK(t_swscanf(L"one two", L"%ms", &bytes) == 1 && strcmp(bytes, "one") == 0, "m");
  t_free(bytes);
  CHECK(t_sscanf("\x80", "%ls", to) == EOF && *t___errno_location() == EILSEQ, "no character");
}

int main(int argc, char **argv) {
  srand((unsigned)(argc > 1 ? atoi(argv[1]) : 1));
  setenv("TZ", "UTC0", 1);
  tzset();
  close(mkstemp(host_name));
  test_single();
  void (*const tests[])(void) = { test_numbers, test_long_double, test_print, test_time,
                                  test_scan, test_wide_scan, test_streams };
  for (long i = argc > 2 ? atol(argv[2]) : 20000; i > 0; i--)
    for (size_t k = 0; k < sizeof tests / sizeof *tests; k++)
      tests[k]();
  remove(host_name);
  printf("wide I/O   %9ld checks, %ld failed\n", cases, failures);
  return failures != 0;
}
