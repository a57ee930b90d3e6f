/* Kinds of wide characters (C17 7.30): those of ASCII have the kinds of their bytes, others have
   none. */
#include <ctype.h>
#include <errno.h>
#include <stddef.h>
#include <string.h>

/* glibc's types. */
typedef unsigned long wctype_t;
typedef const int32_t *wctrans_t;

#define KINDS(kind) \
  kind(alnum) kind(alpha) kind(blank) kind(cntrl) kind(digit) kind(graph) \
  kind(lower) kind(print) kind(punct) kind(space) kind(upper) kind(xdigit)

#define KIND(name) \
  int isw##name(wint_t c) { return c < 128 && is##name((int)c); }
KINDS(KIND)
#undef KIND

wint_t towlower(wint_t c) { return c < 128 ? (wint_t)tolower((int)c) : c; }
wint_t towupper(wint_t c) { return c < 128 ? (wint_t)toupper((int)c) : c; }

/* The kinds by number, from 1 on. */
enum {
  NO_KIND,
#define KIND(name) KIND_##name,
  KINDS(KIND)
#undef KIND
};

wctype_t wctype(const char *name) {
#define KIND(kind) \
  if (strcmp(name, #kind) == 0) \
    return KIND_##kind;
  KINDS(KIND)
#undef KIND
  return NO_KIND;
}

/* 0 is no kind (POSIX, iswctype). */
int iswctype(wint_t c, wctype_t kind) {
  switch (kind) {
  case NO_KIND: return 0;
#define KIND(name) case KIND_##name: return isw##name(c);
  KINDS(KIND)
#undef KIND
  default: __tresse_misuse("iswctype with a kind that wctype has not given");
  }
}

/* The two maps: what they are known by. */
static const int32_t maps[2] = { 1, 2 };

/* POSIX: EINVAL where there is no such map. */
wctrans_t wctrans(const char *name) {
  if (strcmp(name, "tolower") == 0)
    return &maps[0];
  if (strcmp(name, "toupper") == 0)
    return &maps[1];
  errno = EINVAL;
  return NULL;
}

wint_t towctrans(wint_t c, wctrans_t map) {
  if (map == &maps[0])
    return towlower(c);
  if (map == &maps[1])
    return towupper(c);
  if (map != NULL)
    __tresse_misuse("towctrans with a map that wctrans has not given");
  return c;
}

/* POSIX: the columns that it takes; -1 for what is not printed. */
int wcwidth(wchar_t c) { return c == 0 ? 0 : iswprint((wint_t)c) ? 1 : -1; }

int wcswidth(const wchar_t *s, size_t n) {
  int columns = 0;
  for (size_t i = 0; i < n && s[i]; i++, columns++)
    if (!iswprint((wint_t)s[i]))
      return -1;
  return columns;
}
