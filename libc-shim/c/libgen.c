/* <libgen.h>, and what glibc's <string.h> has beside POSIX's. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

/* The end of a name without the slashes that it ends with; at least one character is left. */
static size_t without_slashes(const char *name, size_t length) {
  while (length > 1 && name[length - 1] == '/')
    length--;
  return length;
}

/* POSIX `basename`, which <libgen.h> of glibc calls so. What it answers for no name is not to be
   written to. */
char *__xpg_basename(char *name) {
  if (name == NULL || *name == '\0')
    return (char *)".";
  size_t length = without_slashes(name, strlen(name)), start = length - 1;
  name[length] = '\0';
  while (start > 0 && name[start - 1] != '/')
    start--;
  return name[start] == '/' && length > 1 ? name + start + 1 : name + start;
}

/* That of <string.h>: what comes after the last slash. */
char *basename(const char *name) {
  const char *slash = strrchr(name, '/');
  return (char *)(slash ? slash + 1 : name);
}

char *dirname(char *name) {
  if (name == NULL || strchr(name, '/') == NULL)
    return (char *)".";
  size_t length = without_slashes(name, strlen(name));
  while (length > 0 && name[length - 1] != '/')
    length--;
  if (length == 0)
    return (char *)".";
  /* POSIX leaves two slashes at the beginning to the system. */
  name[without_slashes(name, length)] = '\0';
  return name;
}

void *rawmemchr(const void *bytes, int c) {
  const unsigned char *at = bytes;
  while (*at != (unsigned char)c)
    at++;
  return (void *)at;
}

char *strcasestr(const char *text, const char *part) {
  size_t length = strlen(part);
  for (;; text++) {
    if (strncasecmp(text, part, length) == 0)
      return (char *)text;
    if (*text == '\0')
      return NULL;
  }
}

/* How many digits a text begins with. */
static size_t digits_at(const char *text) {
  size_t n = 0;
  while (isdigit((unsigned char)text[n]))
    n++;
  return n;
}

/* strverscmp(3): digits are a number, of which the longer one is greater; after a 0 they are what
   comes after a point, and more zeros are less. */
int strverscmp(const char *a, const char *b) {
  size_t same = 0, start = 0, zeros = 0;
  for (; a[same] == b[same]; same++) {
    if (a[same] == '\0')
      return 0;
    if (!isdigit((unsigned char)a[same]))
      start = same + 1;
    else if (a[same] == '0' && start + zeros == same)
      zeros++;
    if (start > same)
      zeros = 0;
  }
  size_t of_a = digits_at(a + same), of_b = digits_at(b + same);
  int is_number = digits_at(a + start) && digits_at(b + start) && a[start] != '0' && b[start] != '0';
  if (is_number && of_a != of_b)
    return of_a > of_b ? 1 : -1;
  /* All that the two have in common are zeros. */
  if (same > start && zeros == same - start && (of_a == 0) != (of_b == 0))
    return of_a ? -1 : 1;
  return (unsigned char)a[same] < (unsigned char)b[same] ? -1 : 1;
}
