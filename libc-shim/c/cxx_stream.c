/* Output to std::cout, std::cerr and std::clog, as libstdc++'s headers call for it: a call each time
   something is put in, which leaves as one request, like output by stdio.h. There is no buffer and
   no locale. Other streams, and input, are not there. */

/* How std::ios_base and std::basic_ios<char> are laid out, whose fields the headers read and write. */
struct ios_word {
  void *pointer;
  long number;
};
struct cxx_ios {
  const void *table;
  ptrdiff_t precision, width;
  int flags, exceptions, state;
  void *callbacks;
  struct ios_word no_word, near_words[8];
  int words_count;
  struct ios_word *words;
  void *locale;
  void *tied;
  char fill, has_fill;
  void *buffer;
  const void *facets[3];
};
struct cxx_ostream {
  const void *table;
  struct cxx_ios ios;
};

/* The bits of flags. */
enum {
  IOS_BOOLALPHA = 1,
  IOS_DEC = 2,
  IOS_FIXED = 4,
  IOS_HEX = 8,
  IOS_INTERNAL = 16,
  IOS_LEFT = 32,
  IOS_OCT = 64,
  IOS_SCIENTIFIC = 256,
  IOS_SHOWBASE = 512,
  IOS_SHOWPOINT = 1024,
  IOS_SHOWPOS = 2048,
  IOS_SKIPWS = 4096,
  IOS_UNITBUF = 8192,
  IOS_UPPERCASE = 16384,
};

/* Before the functions of a table: where the virtual base is, where the object begins, its type. */
static const ptrdiff_t ostream_table[4] = { offsetof(struct cxx_ostream, ios), 0, 0, 0 };

/* A stream's buffer is none that anybody can use: each of its functions is one that is not there. */
int _ZNSt15basic_streambufIcSt11char_traitsIcEE8overflowEi(void *self, int c);
#define NO_BUFFER (void *)_ZNSt15basic_streambufIcSt11char_traitsIcEE8overflowEi
static const void *const buffer_table[14] = {
  NO_BUFFER, NO_BUFFER, NO_BUFFER, NO_BUFFER, NO_BUFFER, NO_BUFFER, NO_BUFFER,
  NO_BUFFER, NO_BUFFER, NO_BUFFER, NO_BUFFER, NO_BUFFER, NO_BUFFER, NO_BUFFER,
};
static struct {
  const void *table;
  char *area[6];
  void *locale;
} no_buffer = { .table = buffer_table };

/* std::ctype<char>, of which the headers read how characters are widened and narrowed: not at all. */
#define CHARS_4(n) (char)(n), (char)((n) + 1), (char)((n) + 2), (char)((n) + 3)
#define CHARS_16(n) CHARS_4(n), CHARS_4((n) + 4), CHARS_4((n) + 8), CHARS_4((n) + 12)
#define CHARS_64(n) CHARS_16(n), CHARS_16((n) + 16), CHARS_16((n) + 32), CHARS_16((n) + 48)
#define CHARS_256 { CHARS_64(0), CHARS_64(64), CHARS_64(128), CHARS_64(192) }
static const struct {
  const void *table;
  int references;
  void *locale;
  _Bool owns_table;
  const int *to_upper, *to_lower;
  const unsigned short *kinds;
  char is_widened, widened[256], narrowed[256], is_narrowed;
} plain_ctype = { .table = buffer_table, .is_widened = 1, .widened = CHARS_256,
                  .narrowed = CHARS_256, .is_narrowed = 1 };

#define CXX_OSTREAM(name, bits)                                                                 \
  struct cxx_ostream name = {                                                                   \
    .table = &ostream_table[3],                                                                 \
    .ios = { .table = &ostream_table[3], .precision = 6, .flags = IOS_DEC | IOS_SKIPWS | (bits), \
             .fill = ' ', .has_fill = 1, .buffer = &no_buffer, .facets = { &plain_ctype } },                              \
  };
CXX_OSTREAM(_ZSt4cout, 0)
CXX_OSTREAM(_ZSt4cerr, IOS_UNITBUF)
CXX_OSTREAM(_ZSt4clog, 0)

CXX_NOTHING(_ZNSt8ios_base4InitC1Ev)
CXX_NOTHING(_ZNSt8ios_base4InitC2Ev)
CXX_NOTHING(_ZNSt8ios_base4InitD1Ev)
CXX_NOTHING(_ZNSt8ios_base4InitD2Ev)

/* There is nothing to be synchronised: it was so before. */
_Bool _ZNSt8ios_base15sync_with_stdioEb(_Bool is_wanted) {
  (void)is_wanted;
  return 1;
}

/* --- one item ---------------------------------------------------------------------------------- */

/* [iostream.objects.overview]: threads may put things in at the same time. So what an insertion does
   with the fields is atomic, and it writes only what it changes. */
#define FIELD(self, name) __atomic_load_n(&(self)->ios.name, __ATOMIC_RELAXED)

static void write_fill(char *to, ptrdiff_t n, char fill) {
  for (ptrdiff_t i = 0; i < n; i++)
    to[i] = fill;
}

/* As calls on the streams of C, with which C++ keeps in step ([ios.members.static]). */
static void print_out(struct cxx_ostream *self, const char *text, size_t length) {
  FILE *file = (FILE *)(self == &_ZSt4cout ? stdout : stderr);
  __tresse_hold(file);
  __tresse_write(file->fd, text, length);
  __tresse_release(file);
}

/* Text, filled up to the width; `sign` of its characters come before what is filled in between. */
static struct cxx_ostream *put_filled(struct cxx_ostream *self, const char *text, size_t length,
                                      size_t sign) {
  ptrdiff_t width = FIELD(self, width);
  if (width != 0)
    __atomic_store_n(&self->ios.width, 0, __ATOMIC_RELAXED);
  if (width <= (ptrdiff_t)length) {
    print_out(self, text, length);
    return self;
  }
  int flags = FIELD(self, flags);
  size_t before = flags & IOS_LEFT ? length : flags & IOS_INTERNAL ? sign : 0;
  ptrdiff_t missing = width - (ptrdiff_t)length;
  char *whole = malloc((size_t)width);
  if (whole == NULL)
    return self;
  memcpy(whole, text, before);
  write_fill(whole + before, missing, FIELD(self, fill));
  memcpy(whole + before + missing, text + before, length - before);
  print_out(self, whole, (size_t)width);
  free(whole);
  return self;
}

/* [facet.num.put.virtuals], stage 1: the conversion of printf that the flags choose. */
static char *put_flags(char *to, int flags) {
  *to++ = '%';
  if (flags & IOS_SHOWPOS)
    *to++ = '+';
  if (flags & IOS_SHOWBASE)
    *to++ = '#';
  return to;
}

/* How many characters come before what fills a number up: the sign, and the base. */
static size_t sign_length(const char *text) {
  size_t sign = *text == '-' || *text == '+';
  return text[sign] == '0' && (text[sign + 1] == 'x' || text[sign + 1] == 'X') ? sign + 2 : sign;
}

/* Of a signed number the other bases than ten show the bits of its type. */
static struct cxx_ostream *write_number(struct cxx_ostream *self, long long value,
                                       unsigned long long bits, int is_signed) {
  int flags = FIELD(self, flags), base = flags & (IOS_DEC | IOS_OCT | IOS_HEX);
  char format[8], text[40], *to = format;
  int is_decimal = base != IOS_OCT && base != IOS_HEX;
  to = put_flags(to, is_decimal ? flags & ~IOS_SHOWBASE : flags & ~IOS_SHOWPOS);
  *to++ = 'l';
  *to++ = 'l';
  if (!is_decimal)
    *to++ = base == IOS_OCT ? 'o' : flags & IOS_UPPERCASE ? 'X' : 'x';
  else
    *to++ = is_signed ? 'd' : 'u';
  *to = 0;
  int length = is_decimal && is_signed ? snprintf(text, sizeof text, format, value)
                                       : snprintf(text, sizeof text, format, bits);
  return put_filled(self, text, (size_t)length, sign_length(text));
}

static struct cxx_ostream *put_double(struct cxx_ostream *self, long double value, int is_long) {
  int flags = FIELD(self, flags), kind = flags & (IOS_FIXED | IOS_SCIENTIFIC);
  int precision = (int)FIELD(self, precision);
  char format[12], near[64], *text = near, *to = format;
  to = put_flags(to, flags & ~IOS_SHOWBASE);
  if (flags & IOS_SHOWPOINT)
    *to++ = '#';
  int is_hex = kind == (IOS_FIXED | IOS_SCIENTIFIC);
  if (!is_hex) {
    *to++ = '.';
    *to++ = '*';
  }
  if (is_long)
    *to++ = 'L';
  char letter = is_hex ? 'a' : kind == IOS_FIXED ? 'f' : kind == IOS_SCIENTIFIC ? 'e' : 'g';
  *to++ = flags & IOS_UPPERCASE ? (char)(letter - 'a' + 'A') : letter;
  *to = 0;
#define CXX_PRINT(into, size)                                                                     \
  (is_hex ? is_long ? snprintf(into, size, format, value)                                     \
                    : snprintf(into, size, format, (double)value)                             \
          : is_long ? snprintf(into, size, format, precision, value)                          \
                    : snprintf(into, size, format, precision, (double)value))
  int length = CXX_PRINT(near, sizeof near);
  if (length >= (int)sizeof near) {
    text = malloc((size_t)length + 1);
    if (text == NULL)
      return self;
    CXX_PRINT(text, (size_t)length + 1);
  }
#undef CXX_PRINT
  put_filled(self, text, (size_t)length, sign_length(text));
  if (text != near)
    free(text);
  return self;
}

static struct cxx_ostream *put_text(struct cxx_ostream *self, const char *text) {
  return put_filled(self, text, strlen(text), 0);
}

/* --- what the headers call ---------------------------------------------------------------------- */

#define STREAM struct cxx_ostream *
STREAM CXX_PASTE(_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_, CXX_STREAMSIZE, )(
    STREAM self, const char *text, ptrdiff_t length) {
  return put_filled(self, text, (size_t)length, 0);
}
STREAM _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(STREAM self, const char *text) {
  return put_text(self, text);
}
STREAM _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(STREAM self, char c) {
  return put_filled(self, &c, 1, 0);
}
STREAM _ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_c(STREAM self, char c) {
  return put_filled(self, &c, 1, 0);
}

#define PUT_INTEGER(letter, type, is_signed, bits)                                              \
  STREAM _ZNSolsE##letter(STREAM self, type value) {                                          \
    return write_number(self, (long long)value, (bits)value, is_signed);                         \
  }
PUT_INTEGER(s, short, 1, unsigned short)
PUT_INTEGER(t, unsigned short, 0, unsigned short)
PUT_INTEGER(i, int, 1, unsigned)
PUT_INTEGER(j, unsigned, 0, unsigned)
PUT_INTEGER(l, long, 1, unsigned long)
PUT_INTEGER(m, unsigned long, 0, unsigned long)
PUT_INTEGER(x, long long, 1, unsigned long long)
PUT_INTEGER(y, unsigned long long, 0, unsigned long long)
STREAM _ZNSo9_M_insertIlEERSoT_(STREAM self, long value) { return _ZNSolsEl(self, value); }
STREAM _ZNSo9_M_insertImEERSoT_(STREAM self, unsigned long value) { return _ZNSolsEm(self, value); }
STREAM _ZNSo9_M_insertIxEERSoT_(STREAM self, long long value) { return _ZNSolsEx(self, value); }
STREAM _ZNSo9_M_insertIyEERSoT_(STREAM self, unsigned long long value) {
  return _ZNSolsEy(self, value);
}

STREAM _ZNSolsEb(STREAM self, _Bool value) {
  if (FIELD(self, flags) & IOS_BOOLALPHA)
    return put_text(self, value ? "true" : "false");
  return write_number(self, value, value, 1);
}
STREAM _ZNSo9_M_insertIbEERSoT_(STREAM self, _Bool value) { return _ZNSolsEb(self, value); }

STREAM _ZNSolsEd(STREAM self, double value) { return put_double(self, value, 0); }
STREAM _ZNSolsEf(STREAM self, float value) { return put_double(self, value, 0); }
STREAM _ZNSo9_M_insertIdEERSoT_(STREAM self, double value) { return put_double(self, value, 0); }
/* PowerPC has two long doubles: this is the older one. */
#ifdef __LONG_DOUBLE_IBM128__
#define CXX_LONG_DOUBLE g
#else
#define CXX_LONG_DOUBLE e
#endif
STREAM CXX_PASTE(_ZNSolsE, CXX_LONG_DOUBLE, )(STREAM self, long double value) {
  return put_double(self, value, 1);
}
STREAM CXX_PASTE(_ZNSo9_M_insertI, CXX_LONG_DOUBLE, EERSoT_)(STREAM self, long double value) {
  return put_double(self, value, 1);
}

STREAM _ZNSolsEPKv(STREAM self, const void *value) {
  char text[40];
  int length = snprintf(text, sizeof text, "0x%llx", (unsigned long long)(uintptr_t)value);
  return put_filled(self, value == NULL ? "0" : text, value == NULL ? 1 : (size_t)length, 2);
}
STREAM _ZNSo9_M_insertIPKvEERSoT_(STREAM self, const void *value) {
  return _ZNSolsEPKv(self, value);
}
STREAM _ZNSolsEDn(STREAM self, void *none) {
  (void)none;
  return put_text(self, "nullptr");
}

/* Manipulators. */
STREAM _ZNSolsEPFRSoS_E(STREAM self, STREAM (*run)(STREAM)) { return run(self); }
STREAM _ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E(STREAM self,
                                                        struct cxx_ios *(*run)(struct cxx_ios *)) {
  run(&self->ios);
  return self;
}
STREAM _ZNSolsEPFRSt8ios_baseS0_E(STREAM self, struct cxx_ios *(*run)(struct cxx_ios *)) {
  run(&self->ios);
  return self;
}
STREAM _ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(STREAM self, int width) {
  __atomic_store_n(&self->ios.width, width, __ATOMIC_RELAXED);
  return self;
}
STREAM _ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision(STREAM self,
                                                                                int precision) {
  self->ios.precision = precision;
  return self;
}
STREAM _ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(STREAM self,
                                                                               char fill) {
  self->ios.fill = fill;
  return self;
}

/* Unformatted output takes no notice of the width. */
static STREAM put_raw(STREAM self, const char *text, size_t length) {
  print_out(self, text, length);
  return self;
}
STREAM _ZNSo3putEc(STREAM self, char c) { return put_raw(self, &c, 1); }
STREAM CXX_PASTE(_ZNSo5writeEPKc, CXX_STREAMSIZE, )(STREAM self, const char *text,
                                                    ptrdiff_t length) {
  return put_raw(self, text, (size_t)length);
}
STREAM _ZNSo5flushEv(STREAM self) {
  wait_for_stream((FILE *)(self == &_ZSt4cout ? stdout : stderr));
  return self;
}
STREAM _ZSt5flushIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(STREAM self) {
  return _ZNSo5flushEv(self);
}
STREAM _ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(STREAM self) {
  return put_raw(self, "\n", 1);
}
STREAM _ZSt4endsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(STREAM self) {
  return put_raw(self, "", 1);
}

/* Of std::basic_ios: its state is what the program sets it to, which is good at first. */
#define IOS const struct cxx_ios *self
#define IOS_GET(type, name, value) \
  type _ZNKSt9basic_iosIcSt11char_traitsIcEE##name##Ev(IOS) { return value; }
enum { IOS_BAD = 1, IOS_AT_END = 2, IOS_FAIL = 4 };
IOS_GET(_Bool, cvb, !(self->state & (IOS_BAD | IOS_FAIL)))
IOS_GET(_Bool, nt, self->state & (IOS_BAD | IOS_FAIL))
IOS_GET(_Bool, 4good, self->state == 0)
IOS_GET(_Bool, 4fail, self->state & (IOS_BAD | IOS_FAIL))
IOS_GET(_Bool, 3bad, self->state & IOS_BAD)
IOS_GET(_Bool, 3eof, self->state & IOS_AT_END)
IOS_GET(int, 7rdstate, self->state)
IOS_GET(void *, 5rdbuf, self->buffer)
IOS_GET(char, 4fill, self->fill)
char _ZNSt9basic_iosIcSt11char_traitsIcEE4fillEc(struct cxx_ios *self, char fill) {
  char before = self->fill;
  self->fill = fill;
  return before;
}
char _ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(IOS, char c) {
  (void)self;
  return c;
}
