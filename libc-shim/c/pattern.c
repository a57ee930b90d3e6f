/* fnmatch: POSIX, 2.13, with FNM_CASEFOLD and FNM_LEADING_DIR of glibc. The flags have glibc's
   numbers. */
#include <ctype.h>

enum { KEEP_SLASH = 1, NO_ESCAPE = 2, KEEP_PERIOD = 4, LEADING_FOLDER = 8, ANY_CASE = 16 };
enum { FNM_NOMATCH = 1 };

static int folded(char c, int flags) {
  return flags & ANY_CASE ? tolower((unsigned char)c) : (unsigned char)c;
}

/* The class `[:name:]` that begins after its `[:`. */
static int is_in_class(const char *name, size_t length, int c) {
  static const struct {
    const char *name;
    int (*is)(int);
  } classes[] = {
    { "alnum", isalnum }, { "alpha", isalpha }, { "blank", isblank }, { "cntrl", iscntrl },
    { "digit", isdigit }, { "graph", isgraph }, { "lower", islower }, { "print", isprint },
    { "punct", ispunct }, { "space", isspace }, { "upper", isupper }, { "xdigit", isxdigit },
  };
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
    if (strlen(classes[i].name) == length && memcmp(classes[i].name, name, length) == 0)
      return classes[i].is(c) != 0;
  return 0;
}

/* Reads one end of a range, at `p`: a character, or `[.c.]`. Null: there is none. */
static const char *range_end(const char *p, int flags, unsigned char *to) {
  if (p[0] == '[' && (p[1] == '.' || p[1] == '=')) {
    /* No element of the "C" locale has several characters. */
    if (p[2] == 0 || p[3] != p[1] || p[4] != ']')
      return NULL;
    *to = (unsigned char)p[2];
    return p + 5;
  }
  if (*p == '\\' && !(flags & NO_ESCAPE))
    p++;
  *to = (unsigned char)*p;
  return *p ? p + 1 : NULL;
}

/* Is c one of the bracket expression that begins at `p`, after its `[`? Its end comes back in
   `after`; null where it has none, and the `[` stands for itself. */
static int is_in_bracket(const char *p, char c, int flags, const char **after) {
  int is_not = *p == '!' || *p == '^', found = 0;
  const char *start = p += is_not;
  int folding = folded(c, flags);
  *after = NULL;
  while (*p && (*p != ']' || p == start)) {
    if (p[0] == '[' && p[1] == ':') {
      const char *end = strstr(p + 2, ":]");
      if (end == NULL)
        return 0;
      size_t length = (size_t)(end - p - 2);
      found |= is_in_class(p + 2, length, (unsigned char)c);
      if (flags & ANY_CASE)
        found |= is_in_class(p + 2, length, toupper((unsigned char)c))
                 | is_in_class(p + 2, length, folding);
      p = end + 2;
      continue;
    }
    unsigned char low, high;
    if ((p = range_end(p, flags, &low)) == NULL)
      return 0;
    high = low;
    if (p[0] == '-' && p[1] && p[1] != ']' && (p = range_end(p + 1, flags, &high)) == NULL)
      return 0;
    found |= (low <= (unsigned char)c && (unsigned char)c <= high);
    if (flags & ANY_CASE)
      found |= (tolower(low) <= folding && folding <= tolower(high));
  }
  if (*p == 0)
    return 0;
  *after = p + 1;
  return found != is_not;
}

/* 1: it does; 0: it does not; -1: it does not, and would not if a `*` before this one had taken
   more: another `*` has tried what is left. */
static int matches(const char *pattern, const char *s, const char *start, int flags) {
  for (; *pattern; pattern++) {
    int is_first = s == start || (flags & KEEP_SLASH && s[-1] == '/');
    int is_kept = (flags & KEEP_PERIOD && *s == '.' && is_first)
                  || (flags & KEEP_SLASH && *s == '/');
    const char *after;
    switch (*pattern) {
    case '?':
      if (*s == 0 || is_kept)
        return 0;
      s++;
      break;
    case '*':
      while (*pattern == '*')
        pattern++;
      if (flags & KEEP_PERIOD && *s == '.' && is_first)
        return 0;
      for (;; s++) {
        int found = matches(pattern, s, start, flags);
        if (found)
          return found;
        if (*s == 0 || (flags & KEEP_SLASH && *s == '/'))
          return -1;
      }
    case '[':
      if (*s && !is_kept) {
        int is_in = is_in_bracket(pattern + 1, *s, flags, &after);
        if (after) {
          if (!is_in)
            return 0;
          pattern = after - 1;
          s++;
          break;
        }
      } else {
        is_in_bracket(pattern + 1, 'a', flags, &after);
        if (after)
          return 0;
      }
      if (*s++ != '[')
        return 0;
      break;
    case '\\':
      if (!(flags & NO_ESCAPE) && *++pattern == 0)
        return 0;
      __attribute__((fallthrough));
    default:
      if (folded(*pattern, flags) != folded(*s, flags))
        return 0;
      s++;
    }
  }
  return *s == 0 || (flags & LEADING_FOLDER && *s == '/');
}

int fnmatch(const char *pattern, const char *s, int flags) {
  if (flags & ~(KEEP_SLASH | NO_ESCAPE | KEEP_PERIOD | LEADING_FOLDER | ANY_CASE))
    __tresse_unsupported("fnmatch with FNM_EXTMATCH");
  return matches(pattern, s, s, flags) > 0 ? 0 : FNM_NOMATCH;
}
