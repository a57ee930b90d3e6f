/* scanf and its kin (C11 7.21.6.2). Input comes from a string or from a stream; an item that does
   not match is read as far as it could have, and one character is given back. */

struct source {
  const char *at;        /* a string, or */
  struct stream *stream; /* a stream, which is locked */
  long long count;       /* characters so far, for %n */
};

static int next(struct source *s) {
  int c = s->stream ? get(s->stream) : (unsigned char)*s->at;
  if (s->stream == NULL) {
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
  if (s->stream)
    give_back(s->stream, c);
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
  if (item->c == EOF || item->c == 0 || strchr(any, item->c) == NULL)
    return 0;
  take(item);
  return 1;
}

static int digit_of(int c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
}

static int take_digits(struct item *item, int base) {
  int n = 0;
  for (; item->c != EOF && digit_of(item->c) < base; n++)
    take(item);
  return n;
}

/* As strtol takes it. */
static int is_integer(struct item *item, int base) {
  int digits = 0;
  took(item, "+-");
  if ((base == 0 || base == 16) && took(item, "0")) {
    digits = 1;
    if (took(item, "xX")) {
      digits = 0;
      base = 16;
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
    return take_word(item, "inf") && (item->c == EOF || tolower(item->c) != 'i' || take_word(item, "inity"));
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
    __tresse_unsupported("scanf of `long double`");
  else
    *(float *)to = strtof(text, NULL);
}

/* Between [ and ]: which characters are in. Ranges are taken as glibc takes them. */
static const char *read_set(const char *format, unsigned char *is_in) {
  int is_not = *format == '^';
  format += is_not;
  memset(is_in, is_not, 256);
  for (const char *first = format; *format && (*format != ']' || format == first); format++) {
    unsigned char low = (unsigned char)*format, high = low;
    if (format[1] == '-' && format[2] && format[2] != ']') {
      high = (unsigned char)format[2];
      format += 2;
    }
    for (int c = low; c <= high; c++)
      is_in[c] = !is_not;
  }
  if (*format == 0)
    __tresse_misuse("scanf with a set that has no end");
  return format;
}

/* %c, %s and %[: the characters that are in, with a zero at the end if `ends`. How many, or -1 if
   there is no memory for them. `to`: null, nobody wants them; `into`: a block is wanted (%m). */
static long take_text(struct source *s, const unsigned char *is_in, size_t width, int ends,
                      char *to, char **into) {
  size_t length = 0, room = 0;
  char *block = NULL;
  for (int c; length < width; length++) {
    c = next(s);
    if (c == EOF || !is_in[c]) {
      undo(s, c);
      break;
    }
    if (into && length + 2 > room) {
      char *more = realloc(block, room = room ? room * 2 : 32);
      if (more == NULL) {
        free(block);
        return -1;
      }
      block = more;
    }
    if (into)
      block[length] = (char)c;
    else if (to)
      to[length] = (char)c;
  }
  if (length && ends && (block || to))
    (block ? block : to)[length] = 0;
  if (into && length)
    *into = block;
  return (long)length;
}

static int scan_from(struct source *s, const char *format, va_list args) {
  int assigned = 0;
  unsigned char is_in[256];
  for (; *format; format++) {
    if (isspace((unsigned char)*format)) {
      skip_spaces(s);
      continue;
    }
    if (*format != '%') {
      int c = next(s);
      if (c == EOF)
        return assigned ? assigned : EOF;
      if (c != (unsigned char)*format) {
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
    case 's':
    case 'c':
      memset(is_in, 1, sizeof is_in);
      for (int c = 0; kind == 's' && c < 256; c++)
        is_in[c] = !isspace(c);
      is_text = 1;
      break;
    case '[':
      format = read_set(format + 1, is_in);
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
    case 'S':
    case 'C': __tresse_unsupported("scanf of wide characters");
    default: __tresse_misuse("scanf with a directive that there is not");
    }
    if (is_text && size == SIZE_LONG)
      __tresse_unsupported("scanf of wide characters");
    /* Is there any input? (C11 7.21.6.2p9) */
    int first = next(s);
    if (first == EOF)
      return assigned ? assigned : EOF;
    undo(s, first);
    if (is_text) {
      size_t most = width ? width : kind == 'c' ? 1 : SIZE_MAX;
      void *to = is_assigned ? va_arg(args, void *) : NULL;
      char **into = allocates && is_assigned ? to : NULL;
      long n = take_text(s, is_in, most, kind != 'c', into ? NULL : to, into);
      if (n < 0) {
        errno = ENOMEM;
        return EOF;
      }
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
    int matches = is_real ? is_floating(&item) : is_integer(&item, base);
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
