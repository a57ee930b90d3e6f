/* Locales: there is one, "C". Its characters are those of ASCII, one byte each, and what has its
   highest bit set is none (as in glibc). What it says of itself is in langinfo.c, and the functions
   that are told a locale are in locale_forms.c. */
#include <errno.h>
#include <limits.h>
#include <string.h>

/* glibc's order of members. */
struct lconv {
  char *decimal_point, *thousands_sep, *grouping, *int_curr_symbol, *currency_symbol;
  char *mon_decimal_point, *mon_thousands_sep, *mon_grouping, *positive_sign, *negative_sign;
  char numbers[14];
};

enum { LC_CTYPE = 0, LC_ALL = 6, LC_LAST = 12, LC_ALL_MASK = 0x1fbf };

static int is_locale(const char *name) {
  return *name == 0 || strcmp(name, "C") == 0 || strcmp(name, "POSIX") == 0;
}

/* C11 7.11.1.1. The locale of the environment, "", is the same one. */
char *setlocale(int category, const char *name) {
  if (category < LC_CTYPE || category > LC_LAST)
    return NULL;
  if (name != NULL && !is_locale(name))
    return NULL;
  return "C";
}

struct lconv *localeconv(void) {
#define TWO CHAR_MAX, CHAR_MAX
  static struct lconv facts = { ".", "", "", "", "", "", "", "", "", "",
                                { TWO, TWO, TWO, TWO, TWO, TWO, TWO } };
#undef TWO
  return &facts;
}

/* --- objects (POSIX, newlocale) --------------------------------------------------------------- */

/* As glibc has it: the tables are what its <ctype.h> reads. */
struct __locale_struct {
  void *parts[LC_LAST + 1];
  const unsigned short *classes;
  const int *lower, *upper;
  const char *names[LC_LAST + 1];
};
typedef struct __locale_struct *locale_t;
#define LC_GLOBAL_LOCALE ((locale_t)-1)

static const struct __locale_struct c_locale = {
  .classes = class_table + 128,
  .lower = lower_table + 128,
  .upper = upper_table + 128,
  .names = { "C", "C", "C", "C", "C", "C", "C", "C", "C", "C", "C", "C", "C" },
};

/* Whatever it was made from, it is the same object. */
locale_t newlocale(int mask, const char *name, locale_t base) {
  (void)base;
  if ((mask & ~LC_ALL_MASK && mask != 1 << LC_ALL) || name == NULL) {
    errno = EINVAL;
    return NULL;
  }
  if (mask && !is_locale(name)) {
    errno = ENOENT;
    return NULL;
  }
  return (locale_t)&c_locale;
}

locale_t duplocale(locale_t locale) {
  if (locale == NULL)
    __tresse_misuse("duplocale of a locale that is a null pointer");
  return (locale_t)&c_locale;
}

void freelocale(locale_t locale) {
  if (locale == NULL || locale == LC_GLOBAL_LOCALE)
    __tresse_misuse("freelocale of what is no locale object");
}

static TRESSE_THREAD_LOCAL locale_t own_locale; /* null: the global one */

locale_t uselocale(locale_t locale) {
  locale_t before = own_locale;
  if (locale)
    own_locale = locale == LC_GLOBAL_LOCALE ? NULL : locale;
  return before ? before : LC_GLOBAL_LOCALE;
}
