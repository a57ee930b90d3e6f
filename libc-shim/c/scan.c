/* scanf and its kin (C11 7.21.6.2). Input comes from a string or from a stream; an item that does
   not match is read as far as it could have, and one character is given back. */

struct source {
  const char *at;        /* a string, or */
  const wchar_t *wide;   /* a wide string, or */
  struct stream *stream; /* a stream, which is locked */
  long long count;       /* characters so far, for %n */
  int is_wide;           /* it has wide characters (C17 7.29.2.2) */
  /* The wide format, if any. Its copy has a byte of 128 for each character beyond ASCII. */
  const wchar_t *format;
  const char *copy;
};

static int next(struct source *s) {
  int c;
  if (s->stream) {
    c = s->is_wide ? get_wide(s->stream) : get(s->stream);
  } else if (s->is_wide) {
    c = (int)*s->wide;
    if (c == 0 || c == EOF)
      return EOF;
    s->wide++;
  } else {
    c = (unsigned char)*s->at;
    if (c == 0)
      return EOF;
    s->at++;
  }
  if (c != EOF)
    s->count++;
  return c;
}

static void undo(struct source *s, int c) {
  if (c == EOF)
    return;
  s->count--;
  if (s->stream && s->is_wide)
    give_back_wide(s->stream, c);
  else if (s->stream)
    give_back(s->stream, c);
  else if (s->is_wide)
    s->wide--;
  else
    s->at--;
}

static void skip_spaces(struct source *s) {
  int c;
  while ((c = next(s)) != EOF && isspace(c))
    ;
  undo(s, c);
}

/* --- numbers --------------------------------------------------------------------------------- */

/* An item as it grows: what is in `t` is a prefix of what may match. */
struct item {
  struct source *from;
  struct text t;
  size_t room; /* the width that is left */
  int c;       /* the next character, taken; EOF: there is none, or no room for it */
};

static void look(struct item *item) {
  item->c = item->room ? next(item->from) : EOF;
}

static void take(struct item *item) {
  put(&item->t, (char)item->c);
  item->room--;
  look(item);
}

/* Takes the character if it is one of these. */
static int took(struct item *item, const char *any) {
  if (item->c <= 0 || item->c > 127 || strchr(any, item->c) == NULL)
    return 0;
  take(item);
  return 1;
}

static int digit_of(int c) { return c >= 0 && c < 128 ? digit_value((char)c) : 99; }

static int take_digits(struct item *item, int base) {
  int n = 0;
  for (; item->c != EOF && digit_of(item->c) < base; n++)
    take(item);
  return n;
}

/* As strtol takes it. 0b is a prefix where C23 says so. */
static int is_integer(struct item *item, int base, int binary) {
  int digits = 0;
  took(item, "+-");
  if ((base == 0 || base == 16 || (base == 2 && binary)) && took(item, "0")) {
    digits = 1;
    if (base != 2 && took(item, "xX")) {
      digits = 0;
      base = 16;
    } else if (base != 16 && binary && took(item, "bB")) {
      digits = 0;
      base = 2;
    } else if (base == 0) {
      base = 8;
    }
  }
  return take_digits(item, base ? base : 10) || digits;
}

static int take_word(struct item *item, const char *word) {
  for (; *word; word++)
    if (item->c == EOF || tolower(item->c) != *word)
      return 0;
    else
      take(item);
  return 1;
}

/* As strtod takes it. */
static int is_floating(struct item *item) {
  int base = 10, digits = 0;
  took(item, "+-");
  if (item->c != EOF && tolower(item->c) == 'i')
    return take_word(item, "inf") &&
           (item->c == EOF || tolower(item->c) != 'i' || take_word(item, "inity"));
  if (item->c != EOF && tolower(item->c) == 'n') {
    if (!take_word(item, "nan"))
      return 0;
    if (!took(item, "("))
      return 1;
    while (item->c != EOF && (isalnum(item->c) || item->c == '_'))
      take(item);
    return took(item, ")");
  }
  if (took(item, "0")) {
    digits = 1;
    if (took(item, "xX")) {
      digits = 0;
      base = 16;
    }
  }
  digits += take_digits(item, base);
  if (took(item, "."))
    digits += take_digits(item, base);
  if (digits == 0)
    return 0;
  if (took(item, base == 16 ? "pP" : "eE")) {
    took(item, "+-");
    return take_digits(item, 10) > 0;
  }
  return 1;
}

/* --- conversions ----------------------------------------------------------------------------- */

enum size { SIZE_CHAR = -2, SIZE_SHORT, SIZE_INT, SIZE_LONG, SIZE_LONG_LONG, SIZE_LONG_DOUBLE };

static void store_integer(void *to, int size, unsigned long long value) {
  switch (size) {
  case SIZE_CHAR: *(unsigned char *)to = (unsigned char)value; break;
  case SIZE_SHORT: *(unsigned short *)to = (unsigned short)value; break;
  case SIZE_INT: *(unsigned *)to = (unsigned)value; break;
  case SIZE_LONG: *(unsigned long *)to = (unsigned long)value; break;
  default: *(unsigned long long *)to = value; break;
  }
}

static void store_floating(void *to, int size, const char *text) {
  if (size == SIZE_LONG)
    *(double *)to = strtod(text, NULL);
  else if (size == SIZE_LONG_DOUBLE)
    *(long double *)to = strtold(text, NULL);
  else
    *(float *)to = strtof(text, NULL);
}

/* Which characters %c, %s and %[ take. */
struct wanted {
  unsigned char is_in[256];
  /* In the place of that, the set of a wide format itself. */
  const wchar_t *set, *end;
  int is_not;
};

/* Ranges are taken as glibc takes them: what goes down is none. */
static int is_wanted(const struct wanted *w, int c) {
  if (w->set == NULL)
    return c < 0 || c > 255 || w->is_in[c];
  for (const wchar_t *at = w->set; at < w->end; at++) {
    int is_range = at + 2 < w->end && at[1] == '-' && at[0] <= at[2];
    wchar_t low = *at, high = is_range ? *(at += 2) : low;
    if (low <= (wchar_t)c && (wchar_t)c <= high)
      return !w->is_not;
  }
  return w->is_not;
}

/* Between [ and ]. */
static const char *read_set(const struct source *s, const char *format, struct wanted *w) {
  int is_not = *format == '^';
  format += is_not;
  memset(w->is_in, is_not, sizeof w->is_in);
  const char *first = format;
  for (; *format && (*format != ']' || format == first); format++) {
    unsigned char low = (unsigned char)*format, high = low, last;
    if (format[1] == '-' && (last = (unsigned char)format[2]) >= low && last != ']') {
      high = last;
      format += 2;
    }
    for (int c = low; c <= high; c++)
      w->is_in[c] = !is_not;
  }
  if (*format == 0)
    __tresse_misuse("scanf with a set that has no end");
  w->is_not = is_not;
  w->set = s->format ? s->format + (first - s->copy) : NULL;
  w->end = s->format ? s->format + (format - s->copy) : NULL;
  return format;
}

/* %c, and %s, which takes no spaces. */
static void want_all(struct wanted *w, int spaces) {
  memset(w->is_in, 1, sizeof w->is_in);
  for (int c = 0; !spaces && c < 128; c++)
    w->is_in[c] = !isspace(c);
  w->set = NULL;
}

static void store_character(void *to, size_t at, int c, int is_wide) {
  if (is_wide)
    ((wchar_t *)to)[at] = (wchar_t)c;
  else
    ((char *)to)[at] = (char)c;
}

/* %c, %s and %[: the characters that are in, with a zero at the end if `ends`. How many, or -1 and
   `errno` if there is no memory for them, or one is not a character of the other kind. `to`: null,
   nobody wants them; `into`: a block is wanted (%m); is_wide: they are stored as wide ones. */
static long take_text(struct source *s, const struct wanted *w, size_t width, int ends, void *to,
                      void **into, int is_wide) {
  size_t length = 0, room = 0, unit = is_wide ? sizeof(wchar_t) : 1;
  void *block = NULL;
  int error = 0;
  for (int c; length < width; length++) {
    c = next(s);
    if (c == EOF || !is_wanted(w, c)) {
      undo(s, c);
      break;
    }
    if ((c < 0 || c > 127) && is_wide != s->is_wide)
      error = EILSEQ;
    if (!error && into && length + 2 > room) {
      void *more = realloc(block, (room = room ? room * 2 : 32) * unit);
      error = more ? 0 : ENOMEM;
      block = more ? more : block;
    }
    if (error) {
      free(block);
      errno = error;
      return -1;
    }
    if (block || to)
      store_character(block ? block : to, length, c, is_wide);
  }
  if (length && ends && (block || to))
    store_character(block ? block : to, length, 0, is_wide);
  if (into && length)
    *into = block;
  return (long)length;
}

/* The character of the format that is not part of a directive. */
static int literal_at(const struct source *s, const char *format) {
  return s->format ? (int)s->format[format - s->copy] : (unsigned char)*format;
}

static int scan_from(struct source *s, const char *format, va_list args) {
  int assigned = 0;
  struct wanted wanted;
  for (; *format; format++) {
    if (isspace((unsigned char)*format)) {
      skip_spaces(s);
      continue;
    }
    if (*format != '%') {
      int c = next(s);
      if (c == EOF)
        return assigned ? assigned : EOF;
      if (c != literal_at(s, format)) {
        undo(s, c);
        return assigned;
      }
      continue;
    }
    format++;
    int is_assigned = 1, allocates = 0, size = SIZE_INT;
    size_t width = 0;
    if (*format == '*') {
      is_assigned = 0;
      format++;
    }
    if (*format >= '0' && *format <= '9') {
      for (; *format >= '0' && *format <= '9'; format++)
        width = width * 10 + (size_t)(*format - '0');
      if (*format == '$')
        __tresse_unsupported("scanf with numbered arguments (`%n$`)");
    }
    if (*format == 'm') {
      allocates = 1;
      format++;
    }
    switch (*format) {
    case 'h':
      size = SIZE_SHORT;
      if (*++format == 'h') {
        size = SIZE_CHAR;
        format++;
      }
      break;
    case 'l':
      size = SIZE_LONG;
      if (*++format == 'l') {
        size = SIZE_LONG_LONG;
        format++;
      }
      break;
    case 'q':
    case 'j': size = SIZE_LONG_LONG, format++; break;
    case 'L': size = SIZE_LONG_DOUBLE, format++; break;
    case 'z':
    case 't': size = sizeof(size_t) == sizeof(unsigned) ? SIZE_INT : SIZE_LONG, format++; break;
    default: break;
    }
    char kind = *format;
    int base = 10, is_text = 0;
    if (kind != '[' && kind != 'c' && kind != 'n' && kind != 'C')
      skip_spaces(s);
    if (kind == '%') {
      int c = next(s);
      if (c == EOF)
        return assigned ? assigned : EOF;
      if (c != '%') {
        undo(s, c);
        return assigned;
      }
      continue;
    }
    if (kind == 'n') {
      if (is_assigned)
        store_integer(va_arg(args, void *), size, (unsigned long long)s->count);
      continue;
    }
    switch (kind) {
    case 'S': /* POSIX: as %ls, and %C as %lc */
    case 'C': size = SIZE_LONG; /* fall through */
    case 's':
    case 'c':
      kind = kind == 'S' ? 's' : kind == 'C' ? 'c' : kind;
      want_all(&wanted, kind == 'c');
      is_text = 1;
      break;
    case '[':
      format = read_set(s, format + 1, &wanted);
      is_text = 1;
      break;
    case 'i': base = 0; break;
    case 'o': base = 8; break;
    case 'x':
    case 'X':
    case 'p': base = 16; break;
    case 'd':
    case 'u':
    case 'a': case 'e': case 'f': case 'g': case 'A': case 'E': case 'F': case 'G': break;
    default: __tresse_misuse("scanf with a directive that there is not");
    }
    /* Is there any input? (C11 7.21.6.2p9) */
    int first = next(s);
    if (first == EOF)
      return assigned ? assigned : EOF;
    undo(s, first);
    if (is_text) {
      size_t most = width ? width : kind == 'c' ? 1 : SIZE_MAX;
      void *to = is_assigned ? va_arg(args, void *) : NULL;
      void **into = allocates && is_assigned ? to : NULL;
      int is_wide = size == SIZE_LONG;
      long n = take_text(s, &wanted, most, kind != 'c', into ? NULL : to, into, is_wide);
      if (n < 0)
        return assigned && errno == EILSEQ ? assigned : EOF;
      if (n == 0)
        return assigned;
      if (kind == 'c' && (size_t)n < most) {
        /* So many are wanted: fewer are no match, at the end of the input. */
        if (into)
          free(*into);
        return assigned ? assigned : EOF;
      }
      assigned += is_assigned;
      continue;
    }
    struct item item = { .from = s, .room = width ? width : SIZE_MAX };
    open_text(&item.t);
    look(&item);
    int is_real = strchr("aefgAEFG", kind) != NULL;
    int matches = is_real ? is_floating(&item) : is_integer(&item, base, 0);
    undo(s, item.c);
    put(&item.t, 0);
    if (item.t.error) {
      errno = item.t.error;
      close_text(&item.t);
      return EOF;
    }
    if (matches && is_assigned) {
      void *to = va_arg(args, void *);
      if (is_real)
        store_floating(to, size, item.t.at);
      else if (kind == 'p')
        *(void **)to = (void *)(uintptr_t)strtoull(item.t.at, NULL, 16);
      else if (kind == 'd' || kind == 'i')
        store_integer(to, size, (unsigned long long)strtoll(item.t.at, NULL, base));
      else
        store_integer(to, size, strtoull(item.t.at, NULL, base));
      assigned++;
    }
    close_text(&item.t);
    if (!matches)
      return assigned;
  }
  return assigned;
}

int vsscanf(const char *s, const char *format, va_list args) {
  struct source source = { .at = s };
  return scan_from(&source, format, args);
}

int vfscanf(FILE *file, const char *format, va_list args) {
  struct source source = { .stream = enter_to_read(file) };
  int result = source.stream ? scan_from(&source, format, args) : EOF;
  leave_stream(source.stream);
  return result;
}

int vscanf(const char *format, va_list args) { return vfscanf((FILE *)stdin, format, args); }

int sscanf(const char *s, const char *format, ...) { VARIADIC(vsscanf(s, format, args)); }
int fscanf(FILE *file, const char *format, ...) { VARIADIC(vfscanf(file, format, args)); }
int scanf(const char *format, ...) { VARIADIC(vscanf(format, args)); }

/* As glibc's headers call them. */
int __isoc99_vsscanf(const char *s, const char *format, va_list args) {
  return vsscanf(s, format, args);
}
int __isoc99_vfscanf(FILE *file, const char *format, va_list args) {
  return vfscanf(file, format, args);
}
int __isoc99_vscanf(const char *format, va_list args) { return vscanf(format, args); }
int __isoc99_sscanf(const char *s, const char *format, ...) { VARIADIC(vsscanf(s, format, args)); }
int __isoc99_fscanf(FILE *file, const char *format, ...) { VARIADIC(vfscanf(file, format, args)); }
int __isoc99_scanf(const char *format, ...) { VARIADIC(vscanf(format, args)); }
int __isoc23_sscanf(const char *s, const char *format, ...) { VARIADIC(vsscanf(s, format, args)); }
int __isoc23_fscanf(FILE *file, const char *format, ...) { VARIADIC(vfscanf(file, format, args)); }
int __isoc23_scanf(const char *format, ...) { VARIADIC(vscanf(format, args)); }
