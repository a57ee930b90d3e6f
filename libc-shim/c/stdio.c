/* Output. Whatever one call prints is gathered in memory of the calling thread and leaves as one
   request. Streams have no buffer. Those of standard output have no lock either: such a stream is
   the number of its descriptor, and that number is a constant, so printing touches no memory that
   threads share. */
#include <stdio.h>

/* As long as glibc's FILE, with the descriptor in the same place and every pointer null, for the
   putc that glibc's headers expand: it finds no room in the buffer and calls __overflow. */
struct _IO_FILE {
  int flags;
  const void *pointers[13];
  int fd;
  const void *more[12];
};

/* A stream that is read, or of a file: what it has beside its descriptor, behind a lock (POSIX,
   flockfile). */
#define MOST_BACK 8
struct stream {
  struct _IO_FILE head;
  pthread_mutex_t lock;
  unsigned char use; /* for flockfile.c */
  int is_at_end, has_failed, back;
  int given_back[MOST_BACK]; /* by ungetc, the last one last; ~ what ungetwc took beyond ASCII */
};

static struct stream stream_in = { .head = { .fd = 0 },
                                   .lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP };
static const struct _IO_FILE stream_out = { .fd = 1 }, stream_err = { .fd = 2 };
/* Constants: a program that assigns to stdout is told so. */
extern const struct _IO_FILE *const stdin, *const stdout, *const stderr;
const struct _IO_FILE *const stdin = &stream_in.head;
const struct _IO_FILE *const stdout = &stream_out;
const struct _IO_FILE *const stderr = &stream_err;

/* Null: one that is only written to, and keeps nothing. */
static struct stream *stream_of(FILE *file) {
  return file == stdout || file == stderr ? NULL : (struct stream *)file;
}

/* POSIX, flockfile: a call on a stream has its lock all the while. A program that never takes it
   cannot tell, as a call is one request; so these are for programs that do (flockfile.c,
   instead.rs). */
TRESSE_REPLACED void __tresse_hold(FILE *file) { (void)file; }
TRESSE_REPLACED void __tresse_release(FILE *file) { (void)file; }
/* A call uses a stream: who does so without its lock has a race. */
TRESSE_REPLACED void __tresse_use(FILE *file) { (void)file; }

static void note_failure(FILE *file) {
  struct stream *stream = stream_of(file);
  if (stream) {
    pthread_mutex_lock(&stream->lock);
    stream->has_failed = 1;
    pthread_mutex_unlock(&stream->lock);
  }
}

/* Writes all of it: 0, or an error number. */
static int emit(int fd, const void *from, size_t n) {
  if (!is_output(fd)) {
    ssize_t written = n ? write(fd, from, n) : 0;
    return written < 0 ? errno : (size_t)written < n ? ENOSPC : 0;
  }
  if (n)
    __tresse_write(fd, from, n);
  return 0;
}

/* --- text that grows ------------------------------------------------------------------------- */

struct text {
  char *at;
  size_t length, room;
  int error;
  struct wide_text *wide; /* null: a text of bytes */
  char near[256];
};

/* Of a text of wide characters (wide_print.c): a byte of 128 stands for each one beyond ASCII, in
   the text and in the narrow copy of its format. */
#define BEYOND ((char)128)
struct wide_text {
  const wchar_t *format;
  const char *copy;
  wchar_t *at; /* those of the text, in their order */
  size_t length, room;
};

static void open_text(struct text *t) {
  t->at = t->near;
  t->length = 0;
  t->room = sizeof t->near;
  t->error = 0;
  t->wide = NULL;
}

static void close_text(struct text *t) {
  if (t->at != t->near)
    free(t->at);
}

/* Makes room for n more bytes. */
static int reserve(struct text *t, size_t n) {
  if (n <= t->room - t->length)
    return 1;
  if (t->error)
    return 0;
  if (n > INT_MAX - t->length) {
    t->error = EOVERFLOW;
    return 0;
  }
  size_t room = t->length + n;
  if (room < t->room * 2)
    room = t->room * 2;
  char *at = __tresse_scratch(room);
  if (at == NULL) {
    t->error = ENOMEM;
    return 0;
  }
  memcpy(at, t->at, t->length);
  close_text(t);
  t->at = at;
  t->room = room;
  return 1;
}

static void put(struct text *t, char c) {
  if (reserve(t, 1))
    t->at[t->length++] = c;
}

static void put_repeated(struct text *t, char c, size_t n) {
  if (n && reserve(t, n)) {
    memset(t->at + t->length, c, n);
    t->length += n;
  }
}

/* At most so many bytes of the string, or all when `most` is negative; each is read once. */
static void put_string_up_to(struct text *t, const char *s, int most) {
  size_t n = most < 0 ? SIZE_MAX : (size_t)most;
  for (char c; n > 0 && !t->error && (c = *s) != 0; s++, n--)
    put(t, c);
}

static void put_string(struct text *t, const char *s) { put_string_up_to(t, s, -1); }

/* A character that has no byte is an error, or goes to the wide ones. */
static void put_wide(struct text *t, wchar_t c) {
  struct wide_text *wide = t->wide;
  if (c >= 0 && c < 128) {
    put(t, (char)c);
    return;
  }
  if (wide == NULL) {
    t->error = EILSEQ;
    return;
  }
  if (wide->length == wide->room) {
    size_t room = wide->room ? 2 * wide->room : 32;
    wchar_t *at = __tresse_scratch(room * sizeof *at);
    if (at == NULL) {
      t->error = ENOMEM;
      return;
    }
    if (wide->length)
      memcpy(at, wide->at, wide->length * sizeof *at);
    free(wide->at);
    wide->at = at;
    wide->room = room;
  }
  wide->at[wide->length++] = c;
  put(t, BEYOND);
}

/* What the text has from `start` on came from bytes: are they characters? */
static void check_bytes(struct text *t, size_t start) {
  for (size_t i = start; i < t->length; i++)
    if (t->at[i] & 128)
      t->error = EILSEQ;
}

/* --- fields ---------------------------------------------------------------------------------- */

enum { LEFT = 1, PLUS = 2, BLANK_SIGN = 4, ALTERNATIVE = 8, ZEROS = 16, UPPER_CASE = 32 };

struct field {
  int flags;
  int width;
  int precision; /* -1: none given */
};

/* Widens what was put since `start`. Zeros go in at `body`, after the sign and the prefix. */
static void justify(struct text *t, const struct field *f, size_t start, size_t body) {
  size_t width = (size_t)f->width, had = t->length - start;
  if (had >= width)
    return;
  size_t pad = width - had;
  put_repeated(t, ' ', pad);
  if (t->error || (f->flags & LEFT))
    return;
  size_t from = f->flags & ZEROS ? body : start;
  memmove(t->at + from + pad, t->at + from, t->length - pad - from);
  memset(t->at + from, f->flags & ZEROS ? '0' : ' ', pad);
}

static void put_sign(struct text *t, int negative, int flags) {
  if (negative)
    put(t, '-');
  else if (flags & PLUS)
    put(t, '+');
  else if (flags & BLANK_SIGN)
    put(t, ' ');
}

/* The digits of value, at least `least` of them. */
static void put_digits(struct text *t, uint64_t value, unsigned base, int least, int flags) {
  char digits[22];
  int n = 0;
  char ten = flags & UPPER_CASE ? 'A' : 'a';
  for (; value; value /= base) {
    char digit = (char)(value % base);
    digits[n++] = (char)(digit < 10 ? '0' + digit : ten + digit - 10);
  }
  if (n < least)
    put_repeated(t, '0', (size_t)(least - n));
  while (n)
    put(t, digits[--n]);
}

static void put_integer(struct text *t, struct field *f, uint64_t value, int negative, char letter) {
  size_t start = t->length;
  unsigned base = letter == 'o' ? 8 : letter == 'x' ? 16 : 10;
  put_sign(t, negative, f->flags);
  if (base == 16 && (f->flags & ALTERNATIVE) && value) {
    put(t, '0');
    put(t, f->flags & UPPER_CASE ? 'X' : 'x');
  }
  size_t body = t->length;
  if (f->precision >= 0)
    f->flags &= ~ZEROS;
  put_digits(t, value, base, f->precision < 0 ? 1 : f->precision, f->flags);
  if (base == 8 && (f->flags & ALTERNATIVE) && (t->length == body || t->at[body] != '0') &&
      reserve(t, 1)) {
    memmove(t->at + body + 1, t->at + body, t->length - body);
    t->at[body] = '0';
    t->length++;
  }
  justify(t, f, start, body);
}

/* `whole` digits before the point (none: a zero), `part` after it. */
static void put_decimal(struct text *t, struct decimal *d, int64_t whole, int64_t part, int flags) {
  if (whole <= 0)
    put(t, '0');
  for (int64_t i = 0; i < whole; i++)
    put(t, next_digit(d));
  if (part > 0 || (flags & ALTERNATIVE))
    put(t, '.');
  for (; whole < 0 && part > 0; whole++, part--)
    put(t, '0');
  for (; part > 0 && d->at; part--)
    put(t, next_digit(d));
  put_repeated(t, '0', (size_t)(part > 0 ? part : 0));
}

static void put_exponent(struct text *t, char letter, int exponent, int least, int flags) {
  put(t, (char)(flags & UPPER_CASE ? letter - 32 : letter));
  put(t, exponent < 0 ? '-' : '+');
  put_digits(t, (uint64_t)(exponent < 0 ? -exponent : exponent), 10, least, 0);
}

/* %f, %e and %g of zero or a finite number, without its sign. */
static __attribute__((noinline)) void put_finite(struct text *t, const struct field *f,
                                                 const struct real *x, char letter) {
  struct workspace w;
  int precision = f->precision < 0 ? 6 : f->precision;
  if (letter == 'g' && precision == 0)
    precision = 1;
  if (x->kind == REAL_ZERO) {
    struct decimal none = { NULL, 0, 0, 0, 1 };
    int part = letter != 'g' ? precision : f->flags & ALTERNATIVE ? precision - 1 : 0;
    put_decimal(t, &none, letter == 'f' ? 0 : 1, part, f->flags);
    if (letter == 'e')
      put_exponent(t, 'e', 0, 2, f->flags);
    return;
  }

  int last = last_scale(x);
  if (letter == 'f') {
    int scale = precision < last ? precision : last;
    if (!open_workspace(&w, x, scale)) {
      t->error = ENOMEM;
      return;
    }
    struct decimal d = scaled(&w, x, scale);
    put_decimal(t, &d, (int64_t)d.count - scale, precision, f->flags);
    close_workspace(&w);
    return;
  }

  int64_t digits = letter == 'e' ? (int64_t)precision + 1 : precision;
  int64_t scale = digits - 1 - estimate_exponent(x);
  int exponent;
  if (!open_workspace(&w, x, scale < last ? (int)scale : last)) {
    t->error = ENOMEM;
    return;
  }
  struct decimal d = leading_digits(&w, x, digits, &exponent);
  int scientific = letter == 'e' || exponent < -4 || exponent >= digits;
  int64_t whole = scientific ? 1 : (int64_t)exponent + 1;
  int64_t part = digits - whole;
  if (letter == 'g' && !(f->flags & ALTERNATIVE)) {
    int64_t left = (int64_t)(d.count - trailing_zeros(&d)) - whole;
    part = left < 0 ? 0 : left;
  }
  put_decimal(t, &d, whole, part, f->flags);
  if (scientific)
    put_exponent(t, 'e', exponent, 2, f->flags);
  close_workspace(&w);
}

static unsigned nibble(uint64_t high, uint64_t low, int at) {
  return (at < 16 ? low >> (at * 4) : high >> (at * 4 - 64)) & 15;
}

/* %a of zero or a finite number, without its sign and its 0x. */
static void put_hexadecimal(struct text *t, const struct field *f, const struct real *x) {
  uint64_t high = x->high, low = x->low;
  int digits = x->fraction / 4, exponent = x->kind == REAL_ZERO ? 0 : x->exponent + x->fraction;
  int precision = f->precision;
  if (precision >= 0 && precision < digits) {
    /* To the nearest, ties to even. A carry may make the first digit a 2, or more than 15. */
    int half = 0, rest = 0;
    for (int drop = (digits - precision) * 4; drop > 0; drop--) {
      rest |= half;
      half = low & 1;
      low = low >> 1 | high << 63;
      high >>= 1;
    }
    digits = precision;
    if (half && (rest || (low & 1)) && ++low == 0)
      high++;
    if (digits < 15 && low >> (digits * 4 + 4)) {
      low >>= 4;
      exponent += 4;
    }
  }
  int lowest = 0;
  if (precision < 0)
    while (lowest < digits && nibble(high, low, lowest) == 0)
      lowest++;
  put_digits(t, nibble(high, low, digits), 16, 1, f->flags);
  if (digits > lowest || precision > 0 || (f->flags & ALTERNATIVE))
    put(t, '.');
  for (int i = digits; i-- > lowest;)
    put_digits(t, nibble(high, low, i), 16, 1, f->flags);
  if (precision > digits)
    put_repeated(t, '0', (size_t)(precision - digits));
  put_exponent(t, 'p', exponent, 1, f->flags);
}

static void put_real(struct text *t, struct field *f, const struct real *x, char letter) {
  size_t start = t->length;
  put_sign(t, x->negative, f->flags);
  if (x->kind == REAL_INFINITE || x->kind == REAL_NAN) {
    f->flags &= ~ZEROS;
    const char *word = x->kind == REAL_NAN ? "nan" : "inf";
    for (int i = 0; i < 3; i++)
      put(t, (char)(f->flags & UPPER_CASE ? word[i] - 32 : word[i]));
  } else if (letter == 'a') {
    put(t, '0');
    put(t, f->flags & UPPER_CASE ? 'X' : 'x');
  }
  size_t body = t->length;
  if (x->kind == REAL_ZERO || x->kind == REAL_FINITE) {
    if (letter == 'a')
      put_hexadecimal(t, f, x);
    else
      put_finite(t, f, x, letter);
  }
  justify(t, f, start, body);
}

/* --- formats --------------------------------------------------------------------------------- */

enum length { NONE, CHAR, SHORT, LONG, LONG_LONG, MAX, SIZE, DIFFERENCE, LONG_DOUBLE };

static int read_number(const char **format, struct text *t) {
  int value = 0;
  for (char c; (c = **format) >= '0' && c <= '9'; ++*format) {
    if (value > (INT_MAX - (c - '0')) / 10) {
      t->error = EOVERFLOW;
      value = 0;
    }
    value = value * 10 + (c - '0');
  }
  return value;
}

static int flag_of(char c) {
  switch (c) {
  case '-': return LEFT;
  case '+': return PLUS;
  case ' ': return BLANK_SIGN;
  case '#': return ALTERNATIVE;
  case '0': return ZEROS;
  default: return 0;
  }
}

/* Everything a call prints. Afterwards t->error says whether something went wrong. */
static void put_formatted(struct text *t, const char *format, va_list args) {
  for (;;) {
    char c = *format++;
    if (c == 0)
      return;
    if (c != '%') {
      if (c == BEYOND && t->wide)
        put_wide(t, t->wide->format[format - 1 - t->wide->copy]);
      else
        put(t, c);
      continue;
    }

    struct field f = { 0, 0, -1 };
    for (;; format++) {
      int flag = flag_of(*format);
      if (flag)
        f.flags |= flag;
      else if (*format != '\'') /* the "C" locale groups no digits */
        break;
    }
    if (*format == '*') {
      format++;
      f.width = va_arg(args, int);
      if (f.width == INT_MIN)
        t->error = EOVERFLOW;
      else if (f.width < 0) {
        f.flags |= LEFT;
        f.width = -f.width;
      }
    } else {
      f.width = read_number(&format, t);
      if (*format == '$')
        __tresse_misuse("printf: Tresse's C library does not have numbered arguments (%n$)");
    }
    if (*format == '.') {
      format++;
      if (*format == '*') {
        format++;
        f.precision = va_arg(args, int);
        if (f.precision < 0)
          f.precision = -1;
      } else {
        f.precision = read_number(&format, t);
      }
    }
    if (t->error)
      return;

    enum length length = NONE;
    c = *format++;
    switch (c) {
    case 'h':
      length = SHORT;
      c = *format++;
      if (c == 'h') {
        length = CHAR;
        c = *format++;
      }
      break;
    case 'l':
      length = LONG;
      c = *format++;
      if (c == 'l') {
        length = LONG_LONG;
        c = *format++;
      }
      break;
    case 'L': length = LONG_DOUBLE; c = *format++; break;
    case 'j': length = MAX; c = *format++; break;
    case 'z': length = SIZE; c = *format++; break;
    case 't': length = DIFFERENCE; c = *format++; break;
    default: break;
    }
    if (f.flags & LEFT)
      f.flags &= ~ZEROS;

    size_t start = t->length;
    switch (c) {
    case 'd':
    case 'i': {
      int64_t value;
      switch (length) {
      case CHAR: value = (signed char)va_arg(args, int); break;
      case SHORT: value = (short)va_arg(args, int); break;
      case LONG: value = va_arg(args, long); break;
      case LONG_DOUBLE:
      case LONG_LONG: value = va_arg(args, long long); break;
      case MAX: value = va_arg(args, intmax_t); break;
      case SIZE: value = va_arg(args, ssize_t); break;
      case DIFFERENCE: value = va_arg(args, ptrdiff_t); break;
      default: value = va_arg(args, int); break;
      }
      put_integer(t, &f, value < 0 ? 0 - (uint64_t)value : (uint64_t)value, value < 0, 'd');
      break;
    }

    case 'X': f.flags |= UPPER_CASE; c = 'x'; /* fall through */
    case 'u':
    case 'o':
    case 'x': {
      uint64_t value;
      switch (length) {
      case CHAR: value = (unsigned char)va_arg(args, unsigned); break;
      case SHORT: value = (unsigned short)va_arg(args, unsigned); break;
      case LONG: value = va_arg(args, unsigned long); break;
      case LONG_DOUBLE:
      case LONG_LONG: value = va_arg(args, unsigned long long); break;
      case MAX: value = va_arg(args, uintmax_t); break;
      case SIZE: value = va_arg(args, size_t); break;
      case DIFFERENCE: value = (size_t)va_arg(args, ptrdiff_t); break;
      default: value = va_arg(args, unsigned); break;
      }
      f.flags &= ~(PLUS | BLANK_SIGN);
      put_integer(t, &f, value, 0, c);
      break;
    }

    case 'p': {
      uintptr_t value = (uintptr_t)va_arg(args, void *);
      if (value) {
        f.flags |= ALTERNATIVE;
        put_integer(t, &f, value, 0, 'x');
      } else {
        put_string(t, "(nil)");
        f.flags &= ~ZEROS;
        justify(t, &f, start, start);
      }
      break;
    }

    case 'C': length = LONG; /* fall through */
    case 'c': {
      int value = va_arg(args, int);
      if (length == LONG)
        put_wide(t, (wchar_t)value);
      else
        put(t, (char)value);
      if (length != LONG && t->wide)
        check_bytes(t, start);
      f.flags &= ~ZEROS;
      justify(t, &f, start, start);
      break;
    }

    case 'S': length = LONG; /* fall through */
    case 's': {
      if (length == LONG) {
        size_t most = f.precision < 0 ? SIZE_MAX : (size_t)f.precision;
        const wchar_t *s = va_arg(args, const wchar_t *);
        if (s == NULL)
          __tresse_misuse("printf: the argument of %ls is a null pointer");
        for (size_t i = 0; i < most && !t->error; i++) {
          wchar_t letter = s[i];
          if (letter == 0)
            break;
          put_wide(t, letter);
        }
      } else {
        const char *s = va_arg(args, const char *);
        if (s == NULL)
          __tresse_misuse("printf: the argument of %s is a null pointer");
        put_string_up_to(t, s, f.precision);
        if (t->wide)
          check_bytes(t, start);
      }
      if (t->error)
        return;
      f.flags &= ~ZEROS;
      justify(t, &f, start, start);
      break;
    }

    case 'A':
    case 'E':
    case 'F':
    case 'G': f.flags |= UPPER_CASE; c += 'a' - 'A'; /* fall through */
    case 'a':
    case 'e':
    case 'f':
    case 'g': {
      struct real x = length == LONG_DOUBLE ? real_of_long_double(va_arg(args, long double))
                                            : real_of_double(va_arg(args, double));
      put_real(t, &f, &x, c);
      break;
    }

    case 'm':
      put_string_up_to(t, strerror(errno), f.precision);
      f.flags &= ~ZEROS;
      justify(t, &f, start, start);
      break;

    case 'n':
      switch (length) {
      case CHAR: *va_arg(args, signed char *) = (signed char)t->length; break;
      case SHORT: *va_arg(args, short *) = (short)t->length; break;
      case LONG: *va_arg(args, long *) = (long)t->length; break;
      case LONG_DOUBLE:
      case LONG_LONG: *va_arg(args, long long *) = (long long)t->length; break;
      case MAX: *va_arg(args, intmax_t *) = (intmax_t)t->length; break;
      case SIZE: *va_arg(args, size_t *) = t->length; break;
      case DIFFERENCE: *va_arg(args, ptrdiff_t *) = (ptrdiff_t)t->length; break;
      default: *va_arg(args, int *) = (int)t->length; break;
      }
      break;

    case '%': put(t, '%'); break;
    case 0: __tresse_misuse("printf: the format ends inside a conversion");
    default: __tresse_misuse("printf: the format has a conversion that does not exist");
    }
    if (t->error)
      return;
  }
}

static int outcome(struct text *t) {
  if (t->error)
    errno = t->error;
  return t->error ? -1 : (int)t->length;
}

int vdprintf(int fd, const char *format, va_list args) {
  struct text t;
  open_text(&t);
  put_formatted(&t, format, args);
  if (!t.error)
    t.error = emit(fd, t.at, t.length);
  close_text(&t);
  return outcome(&t);
}

int vsnprintf(char *to, size_t n, const char *format, va_list args) {
  struct text t;
  open_text(&t);
  put_formatted(&t, format, args);
  if (!t.error && n) {
    /* With the 0 at the end in place, one copy does it. */
    size_t length = t.length < n ? t.length : n - 1;
    if (length < t.length || reserve(&t, 1)) {
      t.at[length] = 0;
      memcpy(to, t.at, length + 1);
    }
  }
  close_text(&t);
  return outcome(&t);
}

int vasprintf(char **to, const char *format, va_list args) {
  struct text t;
  open_text(&t);
  put_formatted(&t, format, args);
  put(&t, 0);
  char *copy = t.error ? NULL : malloc(t.length);
  if (copy) {
    memcpy(copy, t.at, t.length);
    *to = copy;
  } else if (!t.error) {
    t.error = ENOMEM;
  }
  close_text(&t);
  return outcome(&t) - !t.error;
}

int vfprintf(FILE *file, const char *format, va_list args) {
  __tresse_hold(file);
  int length = vdprintf(file->fd, format, args);
  if (length < 0)
    note_failure(file);
  __tresse_release(file);
  return length;
}

int vprintf(const char *format, va_list args) { return vfprintf((FILE *)stdout, format, args); }

int vsprintf(char *to, const char *format, va_list args) {
  return vsnprintf(to, (size_t)INT_MAX + 1, format, args);
}

#define VARIADIC(call)      \
  va_list args;             \
  va_start(args, format);   \
  int result = call;        \
  va_end(args);             \
  return result

int printf(const char *format, ...) { VARIADIC(vprintf(format, args)); }

int fprintf(FILE *file, const char *format, ...) { VARIADIC(vfprintf(file, format, args)); }

int dprintf(int fd, const char *format, ...) { VARIADIC(vdprintf(fd, format, args)); }

int snprintf(char *to, size_t n, const char *format, ...) {
  VARIADIC(vsnprintf(to, n, format, args));
}

int sprintf(char *to, const char *format, ...) {
  VARIADIC(vsprintf(to, format, args));
}

int asprintf(char **to, const char *format, ...) {
  VARIADIC(vasprintf(to, format, args));
}

/* The names that _FORTIFY_SOURCE gives them. `room` is what the compiler knows about `to`. */
int __vsnprintf_chk(char *to, size_t n, int flag, size_t room, const char *format, va_list args) {
  (void)flag;
  room_for(n, room, "snprintf is told that its buffer is longer than it is");
  return vsnprintf(to, n, format, args);
}

int __vsprintf_chk(char *to, int flag, size_t room, const char *format, va_list args) {
  (void)flag;
  int length = vsnprintf(to, room <= INT_MAX ? room : (size_t)INT_MAX + 1, format, args);
  if (length >= 0)
    room_for((size_t)length + 1, room, "sprintf writes past the end of its destination");
  return length;
}

int __vfprintf_chk(FILE *file, int flag, const char *format, va_list args) {
  (void)flag;
  return vfprintf(file, format, args);
}

int __vprintf_chk(int flag, const char *format, va_list args) {
  (void)flag;
  return vprintf(format, args);
}

int __printf_chk(int flag, const char *format, ...) {
  (void)flag;
  VARIADIC(vprintf(format, args));
}

int __fprintf_chk(FILE *file, int flag, const char *format, ...) {
  (void)flag;
  VARIADIC(vfprintf(file, format, args));
}

int __dprintf_chk(int fd, int flag, const char *format, ...) {
  (void)flag;
  VARIADIC(vdprintf(fd, format, args));
}

int __snprintf_chk(char *to, size_t n, int flag, size_t room, const char *format, ...) {
  VARIADIC(__vsnprintf_chk(to, n, flag, room, format, args));
}

int __sprintf_chk(char *to, int flag, size_t room, const char *format, ...) {
  VARIADIC(__vsprintf_chk(to, flag, room, format, args));
}

int __asprintf_chk(char **to, int flag, const char *format, ...) {
  (void)flag;
  VARIADIC(vasprintf(to, format, args));
}

/* --- strings and characters ------------------------------------------------------------------ */

/* The string and then the end, which may be "". */
static int write_line(FILE *file, const char *s, const char *end) {
  struct text t;
  open_text(&t);
  put_string(&t, s);
  put_string(&t, end);
  if (!t.error)
    t.error = emit(file->fd, t.at, t.length);
  close_text(&t);
  if (t.error)
    note_failure(file);
  return outcome(&t);
}

static int hold_and_write(FILE *file, const char *s, const char *end) {
  __tresse_hold(file);
  int length = write_line(file, s, end);
  __tresse_release(file);
  return length;
}

int puts(const char *s) { return hold_and_write((FILE *)stdout, s, "\n"); }
int fputs(const char *s, FILE *file) { return hold_and_write(file, s, ""); }

int fputs_unlocked(const char *s, FILE *file) {
  __tresse_use(file);
  return write_line(file, s, "");
}

static int write_byte(int c, FILE *file) {
  unsigned char byte = (unsigned char)c;
  if (emit(file->fd, &byte, 1)) {
    note_failure(file);
    return EOF;
  }
  return byte;
}

int fputc(int c, FILE *file) {
  __tresse_hold(file);
  int byte = write_byte(c, file);
  __tresse_release(file);
  return byte;
}

int fputc_unlocked(int c, FILE *file) {
  __tresse_use(file);
  return write_byte(c, file);
}

int putc(int c, FILE *file) { return fputc(c, file); }
int _IO_putc(int c, FILE *file) { return fputc(c, file); }
int putchar(int c) { return fputc(c, (FILE *)stdout); }
int putc_unlocked(int c, FILE *file) { return fputc_unlocked(c, file); }
int putchar_unlocked(int c) { return fputc_unlocked(c, (FILE *)stdout); }
int __overflow(FILE *file, int c) { return fputc_unlocked(c, file); }

static size_t write_block(const void *from, size_t size, size_t count, FILE *file) {
  size_t n;
  if (__builtin_mul_overflow(size, count, &n))
    __tresse_misuse("fwrite: no object is that large");
  if (n == 0)
    return 0;
  if (emit(file->fd, from, n)) {
    note_failure(file);
    return 0;
  }
  return count;
}

size_t fwrite(const void *from, size_t size, size_t count, FILE *file) {
  __tresse_hold(file);
  size_t written = write_block(from, size, count, file);
  __tresse_release(file);
  return written;
}

size_t fwrite_unlocked(const void *from, size_t size, size_t count, FILE *file) {
  __tresse_use(file);
  return write_block(from, size, count, file);
}

void perror(const char *s) {
  struct text t;
  int number = errno;
  open_text(&t);
  char first = s ? *s : 0;
  if (first) {
    put(&t, first);
    put_string(&t, s + 1);
    put_string(&t, ": ");
  }
  put_string(&t, strerror(number));
  put(&t, '\n');
  __tresse_hold((FILE *)stderr);
  if (!t.error)
    __tresse_write(2, t.at, t.length);
  __tresse_release((FILE *)stderr);
  close_text(&t);
}

/* There is nothing to do on the stream but to wait for its lock. */
static void wait_for_stream(FILE *file) {
  __tresse_hold(file);
  __tresse_release(file);
}

/* With null it is about all streams: about the standard ones, here. */
int fflush(FILE *file) {
  wait_for_stream(file ? file : (FILE *)stdout);
  if (file == NULL)
    wait_for_stream((FILE *)stderr);
  return 0;
}

int fflush_unlocked(FILE *file) {
  if (file)
    __tresse_use(file);
  return 0;
}

int fileno(FILE *file) { return file->fd; }
int fileno_unlocked(FILE *file) { return file->fd; }

int setvbuf(FILE *file, char *buffer, int mode, size_t size) {
  (void)buffer, (void)size;
  wait_for_stream(file);
  return mode == _IOFBF || mode == _IOLBF || mode == _IONBF ? 0 : -1;
}

void setlinebuf(FILE *file) { wait_for_stream(file); }

void setbuf(FILE *file, char *buffer) {
  (void)buffer;
  wait_for_stream(file);
}

void setbuffer(FILE *file, char *buffer, size_t size) {
  (void)size;
  setbuf(file, buffer);
}
