/* Numbers in wide characters (C17 7.29.4.1): the longest beginning that can be a number, which is
   ASCII, goes to the function of the same name for bytes. No character beyond the one that ends it
   is read. */
#include <inttypes.h>
#include <stdlib.h>

struct wide_number {
  struct source source;
  struct item item;
  const wchar_t *from, *first; /* where it is, and the same without spaces */
};

static void begin_number(struct wide_number *n, const wchar_t *s) {
  n->source = (struct source){ .wide = s, .is_wide = 1 };
  n->from = s;
  skip_spaces(&n->source);
  n->first = n->source.wide;
  n->item.from = &n->source;
  n->item.room = SIZE_MAX;
  open_text(&n->item.t);
}

/* The text of it. */
static const char *text_of_number(struct wide_number *n) {
  put(&n->item.t, 0);
  if (n->item.t.error)
    __tresse_unsupported("a number that is longer than what is left of the heap");
  return n->item.t.at;
}

/* A base that there is not is the other function's affair. */
static const char *wide_integer(struct wide_number *n, const wchar_t *s, int base, int binary) {
  begin_number(n, s);
  if (base == 0 || (base > 1 && base <= 36)) {
    look(&n->item);
    is_integer(&n->item, base, binary);
  }
  return text_of_number(n);
}

static const char *wide_floating(struct wide_number *n, const wchar_t *s) {
  begin_number(n, s);
  look(&n->item);
  is_floating(&n->item);
  return text_of_number(n);
}

static void end_number(struct wide_number *n, const char *stop, wchar_t **end) {
  size_t length = (size_t)(stop - n->item.t.at);
  if (end)
    *end = (wchar_t *)(length ? n->first + length : n->from);
  close_text(&n->item.t);
}

#define WIDE_INTEGER(type, name, narrow, binary)                      \
  type name(const wchar_t *restrict s, wchar_t **restrict end, int base) { \
    struct wide_number n;                                             \
    char *stop;                                                       \
    type value = narrow(wide_integer(&n, s, base, binary), &stop, base); \
    end_number(&n, stop, end);                                        \
    return value;                                                     \
  }
WIDE_INTEGER(long, wcstol, strtol, 0)
WIDE_INTEGER(long long, wcstoll, strtoll, 0)
WIDE_INTEGER(unsigned long, wcstoul, strtoul, 0)
WIDE_INTEGER(unsigned long long, wcstoull, strtoull, 0)
WIDE_INTEGER(intmax_t, wcstoimax, strtoimax, 0)
WIDE_INTEGER(uintmax_t, wcstoumax, strtoumax, 0)
/* What newer glibc headers call. */
WIDE_INTEGER(long, __isoc23_wcstol, __isoc23_strtol, 1)
WIDE_INTEGER(long long, __isoc23_wcstoll, __isoc23_strtoll, 1)
WIDE_INTEGER(unsigned long, __isoc23_wcstoul, __isoc23_strtoul, 1)
WIDE_INTEGER(unsigned long long, __isoc23_wcstoull, __isoc23_strtoull, 1)
WIDE_INTEGER(intmax_t, __isoc23_wcstoimax, __isoc23_strtoll, 1)
WIDE_INTEGER(uintmax_t, __isoc23_wcstoumax, __isoc23_strtoull, 1)

#define WIDE_FLOATING(type, name, narrow)                     \
  type name(const wchar_t *restrict s, wchar_t **restrict end) { \
    struct wide_number n;                                     \
    char *stop;                                               \
    type value = narrow(wide_floating(&n, s), &stop);         \
    end_number(&n, stop, end);                                \
    return value;                                             \
  }
WIDE_FLOATING(double, wcstod, strtod)
WIDE_FLOATING(float, wcstof, strtof)
WIDE_FLOATING(long double, wcstold, strtold)
