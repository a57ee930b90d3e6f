/* Wide characters in the "C" locale (locale.c), where a character has one byte below 128: strings,
   and what turns bytes into them and back (C17 7.29.4 and 7.29.6; POSIX). Their kinds are in
   wctype.c, their streams in wide_streams.c. */
#include <ctype.h>
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef __WINT_TYPE__ wint_t;
/* Nothing is kept between two calls, as no character has more than one byte. */
typedef void mbstate_t;
#define WEOF ((wint_t)-1)

size_t wcslen(const wchar_t *s) {
  size_t n = 0;
  while (s[n])
    n++;
  return n;
}

size_t wcsnlen(const wchar_t *s, size_t most) {
  size_t n = 0;
  while (n < most && s[n])
    n++;
  return n;
}

wchar_t *wmemcpy(wchar_t *restrict to, const wchar_t *restrict from, size_t n) {
  return memcpy(to, from, n * sizeof *to);
}

/* glibc */
wchar_t *wmempcpy(wchar_t *restrict to, const wchar_t *restrict from, size_t n) {
  return wmemcpy(to, from, n) + n;
}

wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t n) {
  return memmove(to, from, n * sizeof *to);
}

wchar_t *wmemset(wchar_t *to, wchar_t c, size_t n) {
  for (size_t i = 0; i < n; i++)
    to[i] = c;
  return to;
}

int wmemcmp(const wchar_t *a, const wchar_t *b, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
  return 0;
}

wchar_t *wmemchr(const wchar_t *s, wchar_t c, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (s[i] == c)
      return (wchar_t *)s + i;
  return NULL;
}

wchar_t *wcpcpy(wchar_t *restrict to, const wchar_t *restrict from) {
  size_t length = wcslen(from);
  return wmemcpy(to, from, length + 1) + length;
}

wchar_t *wcscpy(wchar_t *restrict to, const wchar_t *restrict from) {
  return wmemcpy(to, from, wcslen(from) + 1);
}

wchar_t *wcpncpy(wchar_t *restrict to, const wchar_t *restrict from, size_t n) {
  size_t length = wcsnlen(from, n);
  wmemcpy(to, from, length);
  return wmemset(to + length, 0, n - length);
}

wchar_t *wcsncpy(wchar_t *restrict to, const wchar_t *restrict from, size_t n) {
  wcpncpy(to, from, n);
  return to;
}

/* POSIX.1-2024: as much as there is room for, always with a zero at the end. */
size_t wcslcpy(wchar_t *restrict to, const wchar_t *restrict from, size_t n) {
  size_t length = wcslen(from), most = length < n ? length : n ? n - 1 : 0;
  if (n) {
    wmemcpy(to, from, most);
    to[most] = 0;
  }
  return length;
}

size_t wcslcat(wchar_t *restrict to, const wchar_t *restrict from, size_t n) {
  size_t had = wcsnlen(to, n);
  return had + wcslcpy(to + had, from, n - had);
}

wchar_t *wcscat(wchar_t *restrict to, const wchar_t *restrict from) {
  wcscpy(to + wcslen(to), from);
  return to;
}

wchar_t *wcsncat(wchar_t *restrict to, const wchar_t *restrict from, size_t n) {
  size_t length = wcsnlen(from, n);
  wchar_t *end = wmemcpy(to + wcslen(to), from, length);
  end[length] = 0;
  return to;
}

int wcsncmp(const wchar_t *a, const wchar_t *b, size_t n) {
  for (size_t i = 0; i < n; i++) {
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
    if (a[i] == 0)
      break;
  }
  return 0;
}

int wcscmp(const wchar_t *a, const wchar_t *b) { return wcsncmp(a, b, SIZE_MAX); }
/* In the "C" locale characters come by their numbers. */
int wcscoll(const wchar_t *a, const wchar_t *b) { return wcscmp(a, b); }

/* So what is compared is the string itself. */
size_t wcsxfrm(wchar_t *restrict to, const wchar_t *restrict from, size_t n) {
  return wcslcpy(to, from, n);
}

/* By the smaller letter of each. */
int wcsncasecmp(const wchar_t *a, const wchar_t *b, size_t n) {
  for (size_t i = 0; i < n; i++) {
    wchar_t x = a[i], y = b[i];
    x = x >= 0 && x < 128 ? (wchar_t)tolower((int)x) : x;
    y = y >= 0 && y < 128 ? (wchar_t)tolower((int)y) : y;
    if (x != y)
      return x < y ? -1 : 1;
    if (x == 0)
      break;
  }
  return 0;
}

int wcscasecmp(const wchar_t *a, const wchar_t *b) { return wcsncasecmp(a, b, SIZE_MAX); }

wchar_t *wcschr(const wchar_t *s, wchar_t c) { return wmemchr(s, c, wcslen(s) + 1); }

/* glibc: where there is none, the end. */
wchar_t *wcschrnul(const wchar_t *s, wchar_t c) {
  while (*s && *s != c)
    s++;
  return (wchar_t *)s;
}

wchar_t *wcsrchr(const wchar_t *s, wchar_t c) {
  for (size_t n = wcslen(s) + 1; n > 0; n--)
    if (s[n - 1] == c)
      return (wchar_t *)s + n - 1;
  return NULL;
}

static size_t run_of(const wchar_t *s, const wchar_t *set, int is_in) {
  size_t n = 0, size = wcslen(set);
  while (s[n] && (wmemchr(set, s[n], size) != NULL) == is_in)
    n++;
  return n;
}

size_t wcsspn(const wchar_t *s, const wchar_t *set) { return run_of(s, set, 1); }
size_t wcscspn(const wchar_t *s, const wchar_t *set) { return run_of(s, set, 0); }

wchar_t *wcspbrk(const wchar_t *s, const wchar_t *set) {
  s += wcscspn(s, set);
  return *s ? (wchar_t *)s : NULL;
}

wchar_t *wcsstr(const wchar_t *s, const wchar_t *part) {
  size_t length = wcslen(part);
  for (; wcsnlen(s, length) == length; s++)
    if (wmemcmp(s, part, length) == 0)
      return (wchar_t *)s;
  return NULL;
}

/* Its older name. */
wchar_t *wcswcs(const wchar_t *s, const wchar_t *part) { return wcsstr(s, part); }

wchar_t *wcstok(wchar_t *restrict s, const wchar_t *restrict set, wchar_t **restrict rest) {
  s = s ? s : *rest;
  s += wcsspn(s, set);
  wchar_t *end = s + wcscspn(s, set);
  *rest = *end ? end + 1 : end;
  if (end == s)
    return NULL;
  *end = 0;
  return s;
}

wchar_t *wcsdup(const wchar_t *s) {
  wchar_t *copy = malloc((wcslen(s) + 1) * sizeof *copy);
  return copy ? wcscpy(copy, s) : NULL;
}

/* --- bytes and wide characters --------------------------------------------------------------- */

wint_t btowc(int c) { return c >= 0 && c < 128 ? (wint_t)c : WEOF; }
int wctob(wint_t c) { return c < 128 ? (int)c : -1; }
int mbsinit(const mbstate_t *state) { return (void)state, 1; }

size_t mbrtowc(wchar_t *restrict to, const char *restrict s, size_t n, mbstate_t *restrict state) {
  (void)state;
  if (s == NULL)
    return 0;
  if (n == 0)
    return (size_t)-2;
  if ((unsigned char)*s >= 128) {
    errno = EILSEQ;
    return (size_t)-1;
  }
  if (to)
    *to = *s;
  return *s != 0;
}

size_t wcrtomb(char *restrict to, wchar_t c, mbstate_t *restrict state) {
  (void)state;
  if (to == NULL)
    return 1;
  if ((wint_t)c >= 128) {
    errno = EILSEQ;
    return (size_t)-1;
  }
  *to = (char)c;
  return 1;
}

size_t mbrlen(const char *restrict s, size_t n, mbstate_t *restrict state) {
  return mbrtowc(NULL, s, n, state);
}

/* C11 7.22.7: of nothing at all it is no character. */
int mbtowc(wchar_t *restrict to, const char *restrict s, size_t n) {
  size_t length = mbrtowc(to, s, n, NULL);
  return length > 1 ? -1 : (int)length;
}

int mblen(const char *s, size_t n) { return mbtowc(NULL, s, n); }
int wctomb(char *s, wchar_t c) { return s ? (int)wcrtomb(s, c, NULL) : 0; }

/* POSIX: at most `bytes` bytes of *from, and n wide characters. *from moves only where there is a
   place for them (C17 7.29.6.4.1). */
size_t mbsnrtowcs(wchar_t *restrict to, const char **restrict from, size_t bytes, size_t n,
                  mbstate_t *restrict state) {
  const char *s = *from;
  size_t i = 0;
  for (; (to == NULL || i < n) && i < bytes; i++) {
    size_t length = mbrtowc(to ? to + i : NULL, s + i, 1, state);
    if (length == 1)
      continue;
    if (to)
      *from = length == 0 ? NULL : s + i;
    return length == 0 ? i : length;
  }
  if (to)
    *from = s + i;
  return i;
}

size_t mbsrtowcs(wchar_t *restrict to, const char **restrict from, size_t n,
                 mbstate_t *restrict state) {
  return mbsnrtowcs(to, from, SIZE_MAX, n, state);
}

size_t mbstowcs(wchar_t *restrict to, const char *s, size_t n) {
  return mbsnrtowcs(to, &s, SIZE_MAX, n, NULL);
}

/* POSIX: at most `count` wide characters of *from, and n bytes. */
size_t wcsnrtombs(char *restrict to, const wchar_t **restrict from, size_t count, size_t n,
                  mbstate_t *restrict state) {
  const wchar_t *s = *from;
  size_t i = 0;
  for (; (to == NULL || i < n) && i < count; i++) {
    char byte;
    wchar_t c = s[i];
    size_t length = wcrtomb(to ? to + i : &byte, c, state);
    if (length == 1 && c)
      continue;
    if (to)
      *from = length == 1 ? NULL : s + i;
    return length == 1 ? i : length;
  }
  if (to)
    *from = s + i;
  return i;
}

size_t wcsrtombs(char *restrict to, const wchar_t **restrict from, size_t n,
                 mbstate_t *restrict state) {
  return wcsnrtombs(to, from, SIZE_MAX, n, state);
}

size_t wcstombs(char *restrict to, const wchar_t *s, size_t n) {
  return wcsnrtombs(to, &s, SIZE_MAX, n, NULL);
}
