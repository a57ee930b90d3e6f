/* Streams of wide characters (C17 7.29.3). On a stream each is its byte. Whether a stream is one of
   bytes or of wide characters is not kept: the standard output has no memory (stdio.c), and
   `fwide` says of each stream that it is neither (C17 7.29.3.5). */
#include <stdio.h>

int fwide(FILE *file, int mode) {
  (void)mode;
  wait_for_stream(file);
  return 0;
}

/* --- output ----------------------------------------------------------------------------------- */

static wint_t write_wide(wchar_t c, FILE *file) {
  if (c >= 0 && c < 128)
    return write_byte((int)c, file) == EOF ? WEOF : (wint_t)c;
  note_failure(file);
  errno = EILSEQ;
  return WEOF;
}

wint_t fputwc(wchar_t c, FILE *file) {
  __tresse_hold(file);
  wint_t result = write_wide(c, file);
  __tresse_release(file);
  return result;
}

wint_t fputwc_unlocked(wchar_t c, FILE *file) {
  __tresse_use(file);
  return write_wide(c, file);
}

wint_t putwc(wchar_t c, FILE *file) { return fputwc(c, file); }
wint_t putwchar(wchar_t c) { return fputwc(c, (FILE *)stdout); }
wint_t putwc_unlocked(wchar_t c, FILE *file) { return fputwc_unlocked(c, file); }
wint_t putwchar_unlocked(wchar_t c) { return fputwc_unlocked(c, (FILE *)stdout); }

/* As one request, up to the first character that is none. */
static int write_wide_line(const wchar_t *s, FILE *file) {
  struct text t;
  open_text(&t);
  for (wchar_t c; !t.error && (c = *s) != 0; s++)
    put_wide(&t, c);
  if (!t.error || t.error == EILSEQ) {
    int error = emit(file->fd, t.at, t.length);
    t.error = error ? error : t.error;
  }
  close_text(&t);
  if (t.error)
    note_failure(file);
  return outcome(&t);
}

int fputws(const wchar_t *restrict s, FILE *restrict file) {
  __tresse_hold(file);
  int result = write_wide_line(s, file);
  __tresse_release(file);
  return result;
}

int fputws_unlocked(const wchar_t *restrict s, FILE *restrict file) {
  __tresse_use(file);
  return write_wide_line(s, file);
}

/* --- input ------------------------------------------------------------------------------------ */

wint_t fgetwc(FILE *file) {
  struct stream *stream = enter_to_read(file);
  int c = stream ? get_wide(stream) : EOF;
  leave_stream(stream);
  return c == EOF ? WEOF : (wint_t)c;
}

wint_t fgetwc_unlocked(FILE *file) {
  struct stream *stream = use_to_read(file);
  int c = stream ? get_wide(stream) : EOF;
  return c == EOF ? WEOF : (wint_t)c;
}

wint_t getwc(FILE *file) { return fgetwc(file); }
wint_t getwchar(void) { return fgetwc((FILE *)stdin); }
wint_t getwc_unlocked(FILE *file) { return fgetwc_unlocked(file); }
wint_t getwchar_unlocked(void) { return fgetwc_unlocked((FILE *)stdin); }

/* Any wide character, whether or not it has a byte (C17 7.29.3.10). */
wint_t ungetwc(wint_t c, FILE *file) {
  struct stream *stream = c == WEOF ? NULL : enter_to_read(file);
  int is_given = stream && stream->back < MOST_BACK && (int)c >= 0;
  if (is_given)
    give_back_wide(stream, (int)c);
  leave_stream(stream);
  return is_given ? c : WEOF;
}

static wchar_t *read_wide_line(wchar_t *to, int n, struct stream *stream) {
  int length = 0, c = 0;
  if (n <= 0)
    __tresse_misuse("fgetws into a buffer of no characters");
  while (stream && length < n - 1 && c != '\n' && (c = get_wide(stream)) != EOF)
    to[length++] = (wchar_t)c;
  if (stream == NULL || (c == EOF && (length == 0 || stream->has_failed)))
    return NULL;
  to[length] = 0;
  return to;
}

wchar_t *fgetws(wchar_t *restrict to, int n, FILE *restrict file) {
  struct stream *stream = enter_to_read(file);
  wchar_t *line = read_wide_line(to, n, stream);
  leave_stream(stream);
  return line;
}

wchar_t *fgetws_unlocked(wchar_t *restrict to, int n, FILE *restrict file) {
  return read_wide_line(to, n, use_to_read(file));
}

wchar_t *__fgetws_chk(wchar_t *to, size_t room, int n, FILE *file) {
  if (n > 0 && (size_t)n > room)
    __tresse_misuse("fgetws is told that its buffer is longer than it is");
  return fgetws(to, n, file);
}

/* --- wscanf (C17 7.29.2.2) -------------------------------------------------------------------- */

static int scan_wide(struct source *s, const wchar_t *format, va_list args) {
  struct text copy;
  copy_format(&copy, format);
  if (copy.error)
    __tresse_unsupported("a format that is longer than what is left of the heap");
  s->is_wide = 1;
  s->format = format;
  s->copy = copy.at;
  int result = scan_from(s, copy.at, args);
  close_text(&copy);
  return result;
}

int vswscanf(const wchar_t *restrict s, const wchar_t *restrict format, va_list args) {
  struct source source = { .wide = s };
  return scan_wide(&source, format, args);
}

int vfwscanf(FILE *restrict file, const wchar_t *restrict format, va_list args) {
  struct source source = { .stream = enter_to_read(file) };
  int result = source.stream ? scan_wide(&source, format, args) : EOF;
  leave_stream(source.stream);
  return result;
}

int vwscanf(const wchar_t *restrict format, va_list args) {
  return vfwscanf((FILE *)stdin, format, args);
}

/* As C has them, and as glibc's headers call them. */
#define WIDE_SCANS(of)                                                                   \
  int of##swscanf(const wchar_t *restrict s, const wchar_t *restrict format, ...) {      \
    VARIADIC(vswscanf(s, format, args));                                                 \
  }                                                                                      \
  int of##fwscanf(FILE *restrict file, const wchar_t *restrict format, ...) {            \
    VARIADIC(vfwscanf(file, format, args));                                              \
  }                                                                                      \
  int of##wscanf(const wchar_t *restrict format, ...) { VARIADIC(vwscanf(format, args)); }
#define WIDE_LISTS(of)                                                                   \
  int of##vswscanf(const wchar_t *restrict s, const wchar_t *restrict format,            \
                   va_list args) {                                                       \
    return vswscanf(s, format, args);                                                    \
  }                                                                                      \
  int of##vfwscanf(FILE *restrict file, const wchar_t *restrict format, va_list args) {  \
    return vfwscanf(file, format, args);                                                 \
  }                                                                                      \
  int of##vwscanf(const wchar_t *restrict format, va_list args) {                        \
    return vwscanf(format, args);                                                        \
  }
WIDE_SCANS()
WIDE_SCANS(__isoc99_)
WIDE_SCANS(__isoc23_)
WIDE_LISTS(__isoc99_)
WIDE_LISTS(__isoc23_)
