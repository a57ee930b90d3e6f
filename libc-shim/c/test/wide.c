/* Wide strings, kinds of characters, and locales: the shim against the library of the host in its
   "C" locale, on random cases. The first argument is a seed, the second the number of cases. */
#include "wide.h"

/* --- strings ---------------------------------------------------------------------------------- */

static void test_copies(const wchar_t *a, const wchar_t *b, size_t n) {
  wchar_t x[64], y[64];
  wmemset(x, L'q', 64), wmemset(y, L'q', 64);
  CHECK(t_wcpcpy(x, a) - x == wcpcpy(y, a) - y && is_same(x, y, 64), "wcpcpy");
  t_wcscat(x, b), wcscat(y, b);
  t_wcsncat(x, a, n), wcsncat(y, a, n);
  CHECK(is_same(x, y, 64), "wcscat %s %s", shown(x), shown(y));
  CHECK(t_wcpncpy(x, b, n) - x == wcpncpy(y, b, n) - y && is_same(x, y, 64), "wcpncpy");
  t_wcsncpy(x, a, n), wcsncpy(y, a, n);
  CHECK(is_same(x, y, 64), "wcsncpy");
  size_t length = wcslen(a);
  CHECK(t_wmempcpy(x, a, length) - x == wmempcpy(y, a, length) - y && is_same(x, y, 64),
        "wmempcpy");
  /* The host may not have these yet. */
  CHECK(t_wcslcpy(x, a, n) == length, "wcslcpy");
  CHECK(n == 0 || (wcslen(x) == (length < n ? length : n - 1) && wcsncmp(x, a, wcslen(x)) == 0),
        "wcslcpy");
  /* What there is not enough room for is left open. */
  wmemset(x, L'q', 64), wmemset(y, L'q', 64);
  CHECK(t_wcsxfrm(x, a, n) == wcsxfrm(y, a, n) && (length >= n || is_same(x, y, 64)), "wcsxfrm");
  CHECK(t_wcsxfrm(NULL, a, 0) == wcsxfrm(NULL, a, 0), "wcsxfrm");
  wchar_t *copy = t_wcsdup(a);
  CHECK(wcscmp(copy, a) == 0, "wcsdup");
  t_free(copy);
}

static void test_strings(void) {
  int letters = below(3) ? 1 + below(9) : 256;
  wchar_t *a = random_wide(12, letters), *b = random_wide(flip() ? 3 : 12, letters);
  size_t n = (size_t)below(14), la = wcslen(a), lb = wcslen(b), shorter = la < lb ? la : lb;
  wchar_t c = below(8) ? a[below((int)la + 1)] : below(256);
  CHECK(t_wcslen(a) == la && t_wcsnlen(a, n) == wcsnlen(a, n), "wcslen");
  CHECK(sign(t_wcscmp(a, b)) == sign(wcscmp(a, b)), "wcscmp");
  CHECK(sign(t_wcscoll(a, b)) == sign(wcscoll(a, b)), "wcscoll");
  CHECK(sign(t_wcsncmp(a, b, n)) == sign(wcsncmp(a, b, n)), "wcsncmp");
  CHECK(sign(t_wcscasecmp(a, b)) == sign(wcscasecmp(a, b)), "wcscasecmp %s %s", shown(a), shown(b));
  CHECK(sign(t_wcsncasecmp(a, b, n)) == sign(wcsncasecmp(a, b, n)), "wcsncasecmp");
  CHECK(sign(t_wmemcmp(a, b, shorter)) == sign(wmemcmp(a, b, shorter)), "wmemcmp");
  CHECK(t_wcschr(a, c) == wcschr(a, c) && t_wcsrchr(a, c) == wcsrchr(a, c), "wcschr");
  CHECK(t_wcschrnul(a, c) == wcschrnul(a, c) && t_wmemchr(a, c, la) == wmemchr(a, c, la),
        "wmemchr");
  CHECK(t_wcsstr(a, b) == wcsstr(a, b) && t_wcswcs(a, b) == wcsstr(a, b), "wcsstr");
  CHECK(t_wcsspn(a, b) == wcsspn(a, b) && t_wcscspn(a, b) == wcscspn(a, b), "wcsspn");
  CHECK(t_wcspbrk(a, b) == wcspbrk(a, b), "wcspbrk");
  CHECK(t_wcswidth(a, n) == wcswidth(a, n) && t_wcwidth(c) == wcwidth(c), "wcswidth %s", shown(a));
  test_copies(a, b, n);
  wchar_t *f = wcsdup(a), *g = wcsdup(a), *rf = f, *rg = g;
  wchar_t *tf = t_wcstok(f, b, &rf), *tg = wcstok(g, b, &rg);
  for (;;) {
    CHECK(place(tf, f) == place(tg, g) && (!tf || wcscmp(tf, tg) == 0), "wcstok");
    if (!tf || !tg)
      break;
    tf = t_wcstok(NULL, b, &rf), tg = wcstok(NULL, b, &rg);
  }
  free(f), free(g), free(a), free(b);
}

/* --- bytes and wide characters ---------------------------------------------------------------- */

static void test_bytes(void) {
  char s[16], x[32], y[32];
  wchar_t v[32], w[32];
  int n = below(12);
  for (int i = 0; i < n; i++)
    s[i] = (char)(1 + below(below(4) ? 127 : 255));
  s[n] = 0;
  size_t bytes = (size_t)below(16), room = (size_t)below(16);
  int counts = flip();
  const char *from = s, *also = s;
  mbstate_t state = { 0 }, other = { 0 };
  wmemset(v, L'q', 32), wmemset(w, L'q', 32), CLEAR;
  size_t got = t_mbsnrtowcs(counts ? NULL : v, &from, bytes, room, &state);
  size_t want = mbsnrtowcs(counts ? NULL : w, &also, bytes, room, &other);
  CHECK(got == want && from == also && is_same(v, w, 32) && AGREE,
        "mbsnrtowcs %s %zu %zu: %zd %zd", s,
        bytes, room, got, want);
  CHECK(mbsinit(&state), "no state");
  from = also = s, memset(&other, 0, sizeof other), CLEAR;
  got = t_mbsrtowcs(counts ? NULL : v, &from, room, &state);
  want = mbsrtowcs(counts ? NULL : w, &also, room, &other);
  CHECK(got == want && from == also && is_same(v, w, 32) && AGREE, "mbsrtowcs");
  CHECK(t_mbstowcs(counts ? NULL : v, s, room) == mbstowcs(counts ? NULL : w, s, room), "mbstowcs");
  wchar_t *wide = random_wide(12, below(3) ? 6 : 9);
  const wchar_t *wfrom = wide, *walso = wide;
  memset(x, 'q', 32), memset(y, 'q', 32), memset(&other, 0, sizeof other), CLEAR;
  bytes = (size_t)below((int)wcslen(wide) + 2);
  got = t_wcsnrtombs(counts ? NULL : x, &wfrom, bytes, room, &state);
  want = wcsnrtombs(counts ? NULL : y, &walso, bytes, room, &other);
  CHECK(got == want && wfrom == walso && memcmp(x, y, 32) == 0 && AGREE, "wcsnrtombs %s %zu %zu",
        shown(wide), bytes, room);
  wfrom = walso = wide, memset(&other, 0, sizeof other), CLEAR;
  got = t_wcsrtombs(counts ? NULL : x, &wfrom, room, &state);
  want = wcsrtombs(counts ? NULL : y, &walso, room, &other);
  CHECK(got == want && wfrom == walso && memcmp(x, y, 32) == 0 && AGREE, "wcsrtombs");
  CHECK(t_wcstombs(counts ? NULL : x, wide, room) == wcstombs(counts ? NULL : y, wide, room),
        "wcstombs");
  free(wide);
}

#define UNITS(type, to_wide, to_bytes, most)                                              \
  do {                                                                                    \
    type unit = 7, host = 7, c = (type)below(flip() ? 300 : (most));                      \
    mbstate_t state = { 0 }, other = { 0 };                                               \
    CLEAR;                                                                                \
    size_t got = t_##to_wide(&unit, s, n, &state), want = to_wide(&host, s, n, &other);   \
    CHECK(got == want && unit == host && AGREE, #to_wide " %x: %zd %zd", *s, got, want);  \
    memset(&other, 0, sizeof other), CLEAR;                                               \
    got = t_##to_bytes(x, c, &state), want = to_bytes(y, c, &other);                      \
    /* A first half waits for the second one in glibc; neither can be written. */         \
    CHECK((want == 0 && got + 1 == 0) || (got == want && AGREE && (got != 1 || *x == *y)), \
          #to_bytes " %x: %zd %zd", (unsigned)c, got, want);                              \
  } while (0)

static void test_units(void) {
  char s[2] = { (char)below(256), 0 }, x[MB_LEN_MAX] = { 0 }, y[MB_LEN_MAX] = { 0 };
  size_t n = (size_t)below(3);
  UNITS(wchar_t, mbrtowc, wcrtomb, 0x110000);
  UNITS(char16_t, mbrtoc16, c16rtomb, 0x10000);
  UNITS(char32_t, mbrtoc32, c32rtomb, 0x110000);
  CHECK(t_mbrlen(s, n, NULL) == mbrlen(s, n, NULL) || *s < 0, "mbrlen");
  int c = below(300) - 2;
  CHECK(t_btowc(c) == btowc(c) && t_wctob((wint_t)c) == wctob((wint_t)c), "btowc %d", c);
}

/* --- kinds ------------------------------------------------------------------------------------ */

static void test_kinds(void) {
  static const char *const kinds[] = { "alnum", "alpha", "blank", "cntrl", "digit", "graph",
      "lower",
                                       "print", "punct", "space", "upper", "xdigit", "none", "" };
  static int (*const ours[])(wint_t) = { t_iswalnum, t_iswalpha, t_iswblank, t_iswcntrl,
                                         t_iswdigit, t_iswgraph, t_iswlower, t_iswprint,
                                         t_iswpunct, t_iswspace, t_iswupper, t_iswxdigit };
  wint_t c = below(9) ? (wint_t)below(300) : (wint_t)below(0x110000);
  locale_t locale = t_newlocale(LC_ALL_MASK, "C", NULL);
  for (int i = 0; i < 14; i++) {
    wctype_t mine = t_wctype(kinds[i]), theirs = wctype(kinds[i]);
    CHECK(!mine == !theirs && !t_iswctype(c, mine) == !iswctype(c, theirs), "%s %x", kinds[i], c);
    CHECK(i > 11 || !ours[i](c) == !iswctype(c, theirs), "isw%s %x", kinds[i], c);
    CHECK(t_wctype_l(kinds[i], locale) == mine, "wctype_l");
    CHECK(!t_iswctype_l(c, mine, locale) == !iswctype(c, theirs), "iswctype_l");
  }
  CHECK(t_towlower(c) == towlower(c) && t_towupper(c) == towupper(c), "towlower %x", c);
  const char *maps[] = { "tolower", "toupper", "other" };
  for (int i = 0; i < 3; i++) {
    wctrans_t mine = t_wctrans(maps[i]), theirs = wctrans(maps[i]);
    CHECK(!mine == !theirs && (!mine || t_towctrans(c, mine) == towctrans(c, theirs)), "%s",
          maps[i]);
    CHECK(mine == t_wctrans_l(maps[i], locale) && t_towctrans_l(c, mine,
          locale) == t_towctrans(c, mine),
          "wctrans_l");
  }
  CHECK(!t_iswalpha_l(c, locale) == !iswalpha(c) && !t_iswspace_l(c, locale) == !iswspace(c),
        "isw_l");
  CHECK(t_towupper_l(c, locale) == towupper(c), "towupper_l");
  int byte = (int)c & 255;
  CHECK(!t_isalpha_l(byte, locale) == !isalpha(byte) && !t_isspace_l(byte,
        locale) == !isspace(byte) &&
            t_toupper_l(byte, locale) == toupper(byte), "is_l");
}

/* --- locales ---------------------------------------------------------------------------------- */

static void test_items(void) {
  static const int items[] = {
    CODESET, RADIXCHAR, THOUSEP, YESEXPR, NOEXPR, YESSTR, NOSTR, CRNCYSTR, D_T_FMT, D_FMT, T_FMT,
    T_FMT_AMPM, AM_STR, PM_STR, ERA, ERA_YEAR, ERA_D_FMT, ERA_D_T_FMT, ERA_T_FMT, ALT_DIGITS,
    -1, 0xd0000, 0x30fff, INT_MAX, INT_MIN,
  };
  static const struct {
    int first, count;
  } runs[] = { { ABDAY_1, 7 }, { DAY_1, 7 }, { ABMON_1, 12 }, { MON_1, 12 }, { ALTMON_1, 12 },
               { _NL_ABALTMON_1, 12 } };
  locale_t locale = t_newlocale(LC_ALL_MASK, "", NULL);
  for (size_t i = 0; i < sizeof items / sizeof *items; i++)
    CHECK(strcmp(t_nl_langinfo(items[i]), nl_langinfo(items[i])) == 0 &&
              strcmp(t_nl_langinfo_l(items[i], locale), nl_langinfo(items[i])) == 0,
          "nl_langinfo %x: %s %s", items[i], t_nl_langinfo(items[i]), nl_langinfo(items[i]));
  for (size_t i = 0; i < sizeof runs / sizeof *runs; i++)
    for (int at = runs[i].first; at < runs[i].first + runs[i].count; at++)
      CHECK(strcmp(t_nl_langinfo(at), nl_langinfo(at)) == 0, "nl_langinfo %x", at);
  CHECK(MISUSES(t_nl_langinfo(_DATE_FMT)), "an item of glibc's own");
}

static void test_locales(void) {
  static const char *const names[] = { "C", "POSIX", "no_SUCH", NULL };
  static const int masks[] = { LC_ALL_MASK, LC_CTYPE_MASK, 0, 1 << LC_ALL, 1 << 13, -1,
      1 << LC_ALL | 1 };
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 7; j++) {
      CLEAR;
      locale_t mine = t_newlocale(masks[j], names[i], NULL), theirs = newlocale(masks[j],
          names[i], NULL);
      /* glibc remembers what it has not found, and says ENOENT once. */
      int number = mine || errno ? errno : ENOENT;
      CHECK(!mine == !theirs && *t___errno_location() == number, "newlocale %x %s: %d %d", masks[j],
            names[i] ? names[i] : "-", *t___errno_location(), number);
      if (theirs)
        freelocale(theirs);
    }
  locale_t locale = t_newlocale(LC_ALL_MASK, "", NULL);
  CHECK(t_uselocale(NULL) == LC_GLOBAL_LOCALE && t_uselocale(locale) == LC_GLOBAL_LOCALE,
        "uselocale");
  CHECK(t_uselocale(LC_GLOBAL_LOCALE) == locale && t_uselocale(NULL) == LC_GLOBAL_LOCALE,
        "uselocale");
  CHECK(t_duplocale(LC_GLOBAL_LOCALE) != LC_GLOBAL_LOCALE, "duplocale");
  locale_t volatile none = NULL;
  CHECK(MISUSES(t_isalpha_l('a', none)) && MISUSES(t_strtol_l("1", NULL, 10, LC_GLOBAL_LOCALE)),
        "none");
  CHECK(MISUSES(t_duplocale(none)) && MISUSES(t_freelocale(LC_GLOBAL_LOCALE)), "none");
  t_freelocale(locale);
  char text[40], *end;
  wchar_t wide[40];
  struct tm tm = { .tm_year = 70, .tm_mday = 2 };
  CHECK(t_strcoll_l("a", "b", locale) < 0 && t_strcasecmp_l("aB", "Ab", locale) == 0, "_l");
  CHECK(t_strncasecmp_l("aBc", "AbD", 2, locale) == 0 && t_wcsncasecmp_l(L"aBc", L"AbD", 2,
        locale) == 0, "_l");
  CHECK(t_strxfrm_l(text, "abc", 40, locale) == 3 && strcmp(text, "abc") == 0, "strxfrm_l");
  CHECK(t_wcsxfrm_l(wide, L"abc", 40, locale) == 3 && wcscmp(wide, L"abc") == 0, "wcsxfrm_l");
  CHECK(t_wcscoll_l(L"a", L"b", locale) < 0 && t_wcscasecmp_l(L"aB", L"Ab", locale) == 0, "_l");
  CHECK(strcmp(t_strerror_l(EINVAL, locale), strerror(EINVAL)) == 0, "strerror_l");
  CHECK(t_strftime_l(text, 40, "%F", &tm, locale) == 10 && strcmp(text, "1970-01-02") == 0,
        "strftime_l");
  CHECK(t_strtod_l("1.5x", &end, locale) == 1.5 && *end == 'x' &&
        t_wcstod_l(L"2.5", NULL, locale) == 2.5, "_l");
}

int main(int argc, char **argv) {
  srand((unsigned)(argc > 1 ? atoi(argv[1]) : 1));
  test_items();
  test_locales();
  void (*const tests[])(void) = { test_strings, test_bytes, test_units, test_kinds };
  for (long i = argc > 2 ? atol(argv[2]) : 20000; i > 0; i--)
    for (size_t k = 0; k < sizeof tests / sizeof *tests; k++)
      tests[k]();
  printf("wide       %9ld checks, %ld failed\n", cases, failures);
  return failures != 0;
}
