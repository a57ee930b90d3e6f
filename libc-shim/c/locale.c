/* Locales: there is one, "C". Its characters are those of ASCII, one byte each, and what has its
   highest bit set is none (as in glibc). */
#include <limits.h>
#include <string.h>

/* glibc's order of members. */
struct lconv {
  char *decimal_point, *thousands_sep, *grouping, *int_curr_symbol, *currency_symbol;
  char *mon_decimal_point, *mon_thousands_sep, *mon_grouping, *positive_sign, *negative_sign;
  char numbers[14];
};

enum { LC_ALL = 6, CODESET = 14 };

/* C11 7.11.1.1. The locale of the environment, "", is the same one. */
char *setlocale(int category, const char *name) {
  if (category < 0 || category > 12)
    return NULL;
  if (name != NULL && *name && strcmp(name, "C") != 0 && strcmp(name, "POSIX") != 0)
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

char *nl_langinfo(int item) {
  if (item != CODESET)
    __tresse_unsupported("`nl_langinfo` of anything but CODESET");
  return "ANSI_X3.4-1968";
}
