/* wprintf and its kin (C17 7.29.2), and wcsftime. The functions for bytes do the work, on a copy of
   the format, in which a byte of 128 stands for each character beyond ASCII; where such characters
   come out, they are put in its place again (put_wide in stdio.c). */
#include <stdio.h>
#include <time.h>

/* The format, character by character. */
static void copy_format(struct text *copy, const wchar_t *format) {
  open_text(copy);
  for (wchar_t c; (c = *format) != 0 && !copy->error; format++)
    put(copy, c > 0 && c < 128 ? (char)c : BEYOND);
  put(copy, 0);
}

static void put_wide_formatted(struct text *t, struct wide_text *wide, const wchar_t *format,
                               va_list args) {
  struct text copy;
  copy_format(&copy, format);
  *wide = (struct wide_text){ .format = format, .copy = copy.at };
  open_text(t);
  t->wide = wide;
  t->error = copy.error;
  if (!copy.error)
    put_formatted(t, copy.at, args);
  close_text(&copy);
}

static void close_wide(struct text *t) {
  free(t->wide->at);
  close_text(t);
}

/* The first n characters of the text. */
static void widen(wchar_t *to, const struct text *t, size_t n) {
  const wchar_t *beyond = t->wide->at;
  for (size_t i = 0; i < n; i++)
    to[i] = t->at[i] == BEYOND ? *beyond++ : t->at[i];
}

/* C17 7.29.2.7: no more than n, a zero among them; a text that is longer is an error (for POSIX,
   EOVERFLOW). */
int vswprintf(wchar_t *restrict to, size_t n, const wchar_t *restrict format, va_list args) {
  struct text t;
  struct wide_text wide;
  put_wide_formatted(&t, &wide, format, args);
  size_t length = t.length < n ? t.length : n - 1;
  if (n) {
    widen(to, &t, length);
    to[length] = 0;
  }
  if (!t.error && t.length >= n)
    t.error = EOVERFLOW;
  close_wide(&t);
  return outcome(&t);
}

/* As one output request, up to the first character that is none (C17 7.21.3p12, EILSEQ). */
static int print_wide(int fd, const wchar_t *format, va_list args) {
  struct text t;
  struct wide_text wide;
  put_wide_formatted(&t, &wide, format, args);
  size_t length = 0;
  while (length < t.length && t.at[length] != BEYOND)
    length++;
  if (!t.error && length < t.length)
    t.error = EILSEQ;
  if (!t.error || t.error == EILSEQ) {
    int error = emit(fd, t.at, length);
    t.error = error ? error : t.error;
  }
  close_wide(&t);
  return outcome(&t);
}

int vfwprintf(FILE *restrict file, const wchar_t *restrict format, va_list args) {
  __tresse_hold(file);
  int length = print_wide(file->fd, format, args);
  if (length < 0)
    note_failure(file);
  __tresse_release(file);
  return length;
}

int vwprintf(const wchar_t *restrict format, va_list args) {
  return vfwprintf((FILE *)stdout, format, args);
}

int wprintf(const wchar_t *restrict format, ...) { VARIADIC(vwprintf(format, args)); }

int fwprintf(FILE *restrict file, const wchar_t *restrict format, ...) {
  VARIADIC(vfwprintf(file, format, args));
}

int swprintf(wchar_t *restrict to, size_t n, const wchar_t *restrict format, ...) {
  VARIADIC(vswprintf(to, n, format, args));
}

/* The names that _FORTIFY_SOURCE gives them. */
int __vswprintf_chk(wchar_t *to, size_t n, int flag, size_t room, const wchar_t *format,
                    va_list args) {
  (void)flag;
  room_for(n, room, "swprintf is told that its buffer is longer than it is");
  return vswprintf(to, n, format, args);
}

int __vfwprintf_chk(FILE *file, int flag, const wchar_t *format, va_list args) {
  (void)flag;
  return vfwprintf(file, format, args);
}

int __vwprintf_chk(int flag, const wchar_t *format, va_list args) {
  (void)flag;
  return vwprintf(format, args);
}

int __wprintf_chk(int flag, const wchar_t *format, ...) {
  (void)flag;
  VARIADIC(vwprintf(format, args));
}

int __fwprintf_chk(FILE *file, int flag, const wchar_t *format, ...) {
  (void)flag;
  VARIADIC(vfwprintf(file, format, args));
}

int __swprintf_chk(wchar_t *to, size_t n, int flag, size_t room, const wchar_t *format, ...) {
  VARIADIC(__vswprintf_chk(to, n, flag, room, format, args));
}

/* --- time ------------------------------------------------------------------------------------- */

/* The next character beyond ASCII of a format. */
static wchar_t next_beyond(const wchar_t **format) {
  while (**format > 0 && **format < 128)
    ++*format;
  return *(*format)++;
}

/* C17 7.29.5.1. What is beyond ASCII comes out as it is, in its order. A zone whose name has bytes
   that are no characters is an error. */
size_t wcsftime(wchar_t *restrict to, size_t n, const wchar_t *format,
                const struct tm *restrict tm) {
  struct text copy, t;
  size_t beyond = 0, length = 0;
  copy_format(&copy, format);
  open_text(&t);
  t.error = copy.error;
  if (!t.error)
    put_time(&t, copy.at, tm);
  for (size_t i = 0; i < copy.length; i++)
    beyond += copy.at[i] == BEYOND;
  for (size_t i = 0; i < t.length; i++)
    beyond -= (t.at[i] & 128) != 0;
  if (beyond)
    errno = t.error = EILSEQ;
  if (!t.error && t.length < n) {
    length = t.length;
    for (size_t i = 0; i < length; i++)
      to[i] = t.at[i] & 128 ? next_beyond(&format) : t.at[i];
    to[length] = 0;
  }
  close_text(&copy);
  close_text(&t);
  return length;
}
