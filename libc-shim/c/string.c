/* <string.h>. Each function touches the bytes that its definition needs and no others, one at a
   time: a byte that is not touched here is a byte that cannot race. */
#define _GNU_SOURCE 1
#include <string.h>
#include <errno.h>

typedef unsigned char byte;

/* Where pointers to these functions lead. Calls by name are operations of the machine. */
void *__tresse_pointer_memcpy(void *restrict to, const void *restrict from, size_t n) {
  return memcpy(to, from, n);
}
void *__tresse_pointer_memmove(void *to, const void *from, size_t n) {
  return memmove(to, from, n);
}
void *__tresse_pointer_memset(void *to, int c, size_t n) { return memset(to, c, n); }

size_t strlen(const char *s) {
  size_t n = 0;
  while (s[n])
    n++;
  return n;
}

size_t strnlen(const char *s, size_t most) {
  size_t n = 0;
  while (n < most && s[n])
    n++;
  return n;
}

int strncmp(const char *a, const char *b, size_t n) {
  for (size_t i = 0; i < n; i++) {
    byte x = (byte)a[i], y = (byte)b[i];
    if (x != y)
      return x - y;
    if (x == 0)
      break;
  }
  return 0;
}

int strcmp(const char *a, const char *b) { return strncmp(a, b, SIZE_MAX); }
int strcoll(const char *a, const char *b) { return strncmp(a, b, SIZE_MAX); }

int strncasecmp(const char *a, const char *b, size_t n) {
  for (size_t i = 0; i < n; i++) {
    int x = tolower((byte)a[i]), y = tolower((byte)b[i]);
    if (x != y)
      return x - y;
    if (x == 0)
      break;
  }
  return 0;
}

int strcasecmp(const char *a, const char *b) { return strncasecmp(a, b, SIZE_MAX); }

char *stpcpy(char *to, const char *from) {
  size_t i = 0;
  for (char c; (c = from[i]) != 0; i++)
    to[i] = c;
  to[i] = 0;
  return to + i;
}

char *strcpy(char *to, const char *from) {
  stpcpy(to, from);
  return to;
}

char *stpncpy(char *to, const char *from, size_t n) {
  size_t i = 0;
  for (char c; i < n && (c = from[i]) != 0; i++)
    to[i] = c;
  if (i < n)
    memset(to + i, 0, n - i);
  return to + i;
}

char *strncpy(char *to, const char *from, size_t n) {
  stpncpy(to, from, n);
  return to;
}

char *strncat(char *to, const char *from, size_t n) {
  size_t end = strlen(to), i = 0;
  for (char c; i < n && (c = from[i]) != 0; i++)
    to[end + i] = c;
  to[end + i] = 0;
  return to;
}

char *strcat(char *to, const char *from) { return strncat(to, from, SIZE_MAX); }

size_t strlcpy(char *to, const char *from, size_t n) {
  size_t i = 0;
  for (char c; (c = from[i]) != 0; i++)
    if (i + 1 < n)
      to[i] = c;
  if (n)
    to[i < n ? i : n - 1] = 0;
  return i;
}

size_t strlcat(char *to, const char *from, size_t n) {
  size_t end = strnlen(to, n);
  return end + strlcpy(to + end, from, n - end);
}

size_t strxfrm(char *to, const char *from, size_t n) {
  return strlcpy(to, from, n);
}

char *strchrnul(const char *s, int c) {
  for (;; s++) {
    char x = *s;
    if (x == (char)c || x == 0)
      return (char *)s;
  }
}

char *strchr(const char *s, int c) {
  for (;; s++) {
    char x = *s;
    if (x == (char)c)
      return (char *)s;
    if (x == 0)
      return NULL;
  }
}

char *strrchr(const char *s, int c) {
  const char *last = NULL;
  for (;; s++) {
    char x = *s;
    if (x == (char)c)
      last = s;
    if (x == 0)
      return (char *)last;
  }
}

char *index(const char *s, int c) { return strchr(s, c); }
char *rindex(const char *s, int c) { return strrchr(s, c); }

char *strstr(const char *in, const char *what) {
  for (;; in++) {
    char seen = 1;
    for (size_t i = 0;; i++) {
      char c = what[i];
      if (c == 0)
        return (char *)in;
      seen = in[i];
      if (seen != c)
        break;
    }
    if (seen == 0)
      return NULL;
  }
}

/* A set of bytes, so that the string which lists them is read once. */
struct set {
  uint32_t bits[8];
};

static struct set set_of(const char *s) {
  struct set set = { { 0 } };
  for (byte c; (c = (byte)*s) != 0; s++)
    set.bits[c >> 5] |= (uint32_t)1 << (c & 31);
  return set;
}

static int has(const struct set *set, byte c) { return set->bits[c >> 5] >> (c & 31) & 1; }

size_t strspn(const char *s, const char *list) {
  struct set set = set_of(list);
  size_t n = 0;
  while (has(&set, (byte)s[n]))
    n++;
  return n;
}

/* The first byte of s that is in the set, or the 0 at the end; *stop says which byte it is. */
static char *span_until(const char *s, struct set *set, byte *stop) {
  set->bits[0] |= 1;
  while (!has(set, *stop = (byte)*s))
    s++;
  return (char *)s;
}

size_t strcspn(const char *s, const char *list) {
  struct set set = set_of(list);
  byte stop;
  return (size_t)(span_until(s, &set, &stop) - s);
}

char *strpbrk(const char *s, const char *list) {
  struct set set = set_of(list);
  byte stop;
  char *at = span_until(s, &set, &stop);
  return stop ? at : NULL;
}

char *strsep(char **rest, const char *list) {
  char *token = *rest;
  if (token == NULL)
    return NULL;
  struct set set = set_of(list);
  byte stop;
  char *end = span_until(token, &set, &stop);
  if (stop)
    *end = 0;
  *rest = stop ? end + 1 : NULL;
  return token;
}

/* As in glibc, *rest is at the end of the string when there are no more tokens. */
char *strtok_r(char *s, const char *list, char **rest) {
  struct set set = set_of(list);
  if (s == NULL)
    s = *rest;
  byte first, stop;
  while (has(&set, first = (byte)*s))
    s++;
  if (first == 0) {
    *rest = s;
    return NULL;
  }
  char *end = span_until(s + 1, &set, &stop);
  if (stop)
    *end = 0;
  *rest = stop ? end + 1 : end;
  return s;
}

/* One place for all threads, as the standard has it: two threads in strtok race. */
static char *strtok_rest;

char *strtok(char *s, const char *list) {
  return strtok_r(s, list, &strtok_rest);
}

char *strndup(const char *s, size_t most) {
  size_t n = strnlen(s, most);
  char *copy = malloc(n + 1);
  if (copy == NULL)
    return NULL;
  memcpy(copy, s, n);
  copy[n] = 0;
  return copy;
}

char *strdup(const char *s) { return strndup(s, SIZE_MAX - 1); }
char *__strdup(const char *s) { return strdup(s); }
char *__strndup(const char *s, size_t n) { return strndup(s, n); }

int memcmp(const void *a, const void *b, size_t n) {
  const byte *x = a, *y = b;
  for (size_t i = 0; i < n; i++)
    if (x[i] != y[i])
      return x[i] - y[i];
  return 0;
}

int bcmp(const void *a, const void *b, size_t n) { return memcmp(a, b, n); }

void *memchr(const void *in, int c, size_t n) {
  const byte *s = in;
  for (size_t i = 0; i < n; i++)
    if (s[i] == (byte)c)
      return (void *)(s + i);
  return NULL;
}

void *memrchr(const void *in, int c, size_t n) {
  const byte *s = in;
  while (n-- > 0)
    if (s[n] == (byte)c)
      return (void *)(s + n);
  return NULL;
}

void *memmem(const void *in, size_t n, const void *what, size_t m) {
  const byte *s = in;
  for (size_t i = 0; m <= n && i <= n - m; i++)
    if (memcmp(s + i, what, m) == 0)
      return (void *)(s + i);
  return NULL;
}

void *mempcpy(void *to, const void *from, size_t n) {
  memcpy(to, from, n);
  return (char *)to + n;
}

void *memccpy(void *to, const void *from, int stop, size_t n) {
  byte *out = to;
  const byte *in = from;
  for (size_t i = 0; i < n; i++) {
    byte c = in[i];
    out[i] = c;
    if (c == (byte)stop)
      return out + i + 1;
  }
  return NULL;
}

void bcopy(const void *from, void *to, size_t n) { memmove(to, from, n); }
void bzero(void *to, size_t n) { memset(to, 0, n); }
void explicit_bzero(void *to, size_t n) { memset(to, 0, n); }

int ffsll(long long value) {
  unsigned long long bits = (unsigned long long)value;
  if (bits == 0)
    return 0;
  int at = 1;
  while (!(bits & 1)) {
    bits >>= 1;
    at++;
  }
  return at;
}

int ffs(int value) { return ffsll(value); }
int ffsl(long value) { return ffsll(value); }

static const char *error_text(int number) {
  switch (number) {
#define ERROR(name, words) case name: return words;
#include "errors.h"
#undef ERROR
  default: return NULL;
  }
}

const char *strerrordesc_np(int number) { return error_text(number); }

const char *strerrorname_np(int number) {
  switch (number) {
#define ERROR(name, words) case name: return #name;
#include "errors.h"
#undef ERROR
  default: return NULL;
  }
}

/* "Unknown error N"; `to` has room for 26 bytes. */
static const char *unknown_error(char *to, int number) {
  char *end = stpcpy(to, "Unknown error ");
  unsigned n = number < 0 ? 0u - (unsigned)number : (unsigned)number, scale = 1;
  if (number < 0)
    *end++ = '-';
  while (n / scale > 9)
    scale *= 10;
  for (; scale; scale /= 10)
    *end++ = (char)('0' + n / scale % 10);
  *end = 0;
  return to;
}

static TRESSE_THREAD_LOCAL char unknown_error_text[26];

char *strerror(int number) {
  const char *text = error_text(number);
  return (char *)(text ? text : unknown_error(unknown_error_text, number));
}

/* The one that POSIX defines: the text goes to the caller's buffer. */
int __xpg_strerror_r(int number, char *to, size_t n) {
  char unknown[26];
  const char *text = error_text(number);
  int known = text != NULL;
  size_t length = strlcpy(to, known ? text : unknown_error(unknown, number), n);
  return !known ? EINVAL : length < n ? 0 : ERANGE;
}

/* The one that glibc's headers name: the text is where it says. */
char *strerror_r(int number, char *to, size_t n) {
  char unknown[26];
  const char *text = error_text(number);
  if (text)
    return (char *)text;
  strlcpy(to, unknown_error(unknown, number), n);
  return to;
}

/* What a program compiled with _FORTIFY_SOURCE calls: the same, told how much room there is. */
static void room_for(size_t n, size_t room, const char *what) {
  if (n > room)
    __tresse_misuse(what);
}

void *__memcpy_chk(void *to, const void *from, size_t n, size_t room) {
  room_for(n, room, "memcpy writes past the end of its destination");
  return memcpy(to, from, n);
}

void *__mempcpy_chk(void *to, const void *from, size_t n, size_t room) {
  room_for(n, room, "mempcpy writes past the end of its destination");
  return mempcpy(to, from, n);
}

void *__memmove_chk(void *to, const void *from, size_t n, size_t room) {
  room_for(n, room, "memmove writes past the end of its destination");
  return memmove(to, from, n);
}

void *__memset_chk(void *to, int c, size_t n, size_t room) {
  room_for(n, room, "memset writes past the end of its destination");
  return memset(to, c, n);
}

char *__stpcpy_chk(char *to, const char *from, size_t room) {
  for (size_t i = 0;; i++) {
    char c = from[i];
    room_for(i + 1, room, "strcpy writes past the end of its destination");
    to[i] = c;
    if (c == 0)
      return to + i;
  }
}

char *__strcpy_chk(char *to, const char *from, size_t room) {
  __stpcpy_chk(to, from, room);
  return to;
}

char *__strncpy_chk(char *to, const char *from, size_t n, size_t room) {
  room_for(n, room, "strncpy writes past the end of its destination");
  return strncpy(to, from, n);
}

char *__stpncpy_chk(char *to, const char *from, size_t n, size_t room) {
  room_for(n, room, "stpncpy writes past the end of its destination");
  return stpncpy(to, from, n);
}

char *__strncat_chk(char *to, const char *from, size_t n, size_t room) {
  size_t end = strnlen(to, room), i = 0;
  for (char c; i < n && (c = from[i]) != 0; i++) {
    room_for(end + i + 1, room, "strcat writes past the end of its destination");
    to[end + i] = c;
  }
  room_for(end + i + 1, room, "strcat writes past the end of its destination");
  to[end + i] = 0;
  return to;
}

char *__strcat_chk(char *to, const char *from, size_t room) {
  return __strncat_chk(to, from, SIZE_MAX, room);
}
