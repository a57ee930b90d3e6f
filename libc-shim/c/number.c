/* Exact conversion between binary floating point and decimal text, by integers of any size. */
#include <float.h>

/* A natural number: `count` limbs, the lowest first, the highest not zero. */
struct natural {
  uint32_t *limb;
  size_t count;
};

static void multiply_add(struct natural *n, uint32_t factor, uint32_t addend) {
  uint64_t carry = addend;
  for (size_t i = 0; i < n->count; i++) {
    carry += (uint64_t)n->limb[i] * factor;
    n->limb[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry)
    n->limb[n->count++] = (uint32_t)carry;
}

/* Divides in place and gives the remainder. */
static uint32_t divide(struct natural *n, uint32_t by) {
  uint64_t rest = 0;
  for (size_t i = n->count; i-- > 0;) {
    rest = rest << 32 | n->limb[i];
    n->limb[i] = (uint32_t)(rest / by);
    rest %= by;
  }
  if (n->count && n->limb[n->count - 1] == 0)
    n->count--;
  return (uint32_t)rest;
}

static void shift_left(struct natural *n, unsigned by) {
  unsigned words = by / 32, bits = by % 32;
  if (n->count == 0)
    return;
  if (bits)
    multiply_add(n, (uint32_t)1 << bits, 0);
  if (words) {
    memmove(n->limb + words, n->limb, n->count * sizeof *n->limb);
    memset(n->limb, 0, words * sizeof *n->limb);
    n->count += words;
  }
}

/* Shifts in place; true when a bit that was shifted out was set. */
static int shift_right(struct natural *n, unsigned by) {
  size_t words = by / 32;
  unsigned bits = by % 32;
  int lost = 0;
  if (words > n->count) {
    words = n->count;
    bits = 0;
  }
  for (size_t i = 0; i < words; i++)
    lost |= n->limb[i] != 0;
  if (words) {
    n->count -= words;
    memmove(n->limb, n->limb + words, n->count * sizeof *n->limb);
  }
  if (bits && n->count)
    lost |= divide(n, (uint32_t)1 << bits) != 0;
  return lost;
}

#define FIVE_TO_13 1220703125u

static uint32_t five_to(unsigned power) {
  uint32_t result = 1;
  while (power-- > 0)
    result *= 5;
  return result;
}

static void multiply_by_five_to(struct natural *n, unsigned power) {
  for (; power >= 13; power -= 13)
    multiply_add(n, FIVE_TO_13, 0);
  if (power)
    multiply_add(n, five_to(power), 0);
}

/* True when the division leaves a remainder. */
static int divide_by_five_to(struct natural *n, unsigned power) {
  int rest = 0;
  for (; power >= 13 && n->count; power -= 13)
    rest |= divide(n, FIVE_TO_13) != 0;
  if (power && n->count)
    rest |= divide(n, five_to(power % 13)) != 0;
  return rest;
}

static unsigned bit_length(uint64_t x) {
  unsigned n = 0;
  for (; x; x >>= 1)
    n++;
  return n;
}

/* --- binary to decimal ------------------------------------------------------------------------ */

enum real_kind { REAL_ZERO, REAL_FINITE, REAL_INFINITE, REAL_NAN };

/* high:low * 2^exponent. %a prints the point above the lowest `fraction` bits. */
struct real {
  enum real_kind kind;
  int negative;
  uint64_t high, low;
  int exponent;
  int fraction;
};

static struct real real_of_parts(int negative, unsigned biased, unsigned most, uint64_t high,
                                 uint64_t low, int fraction_bits) {
  struct real x = { REAL_FINITE, negative, high, low, 0, fraction_bits };
  if (biased == most) {
    x.kind = high || low ? REAL_NAN : REAL_INFINITE;
    return x;
  }
  if (biased == 0 && !high && !low) {
    x.kind = REAL_ZERO;
    return x;
  }
  x.exponent = (int)(biased ? biased : 1) - (int)(most / 2) - fraction_bits;
  if (biased && fraction_bits < 64)
    x.low |= (uint64_t)1 << fraction_bits;
  else if (biased)
    x.high |= (uint64_t)1 << (fraction_bits - 64);
  return x;
}

static struct real real_of_double(double value) {
  union {
    double value;
    uint64_t bits;
  } u = { value };
  return real_of_parts(u.bits >> 63, u.bits >> 52 & 2047, 2047, 0, u.bits & (((uint64_t)1 << 52) - 1),
                       52);
}

static struct real real_of_long_double(long double value) {
#if LDBL_MANT_DIG == 64
  union {
    long double value;
    struct {
      uint64_t fraction;
      uint16_t sign_and_exponent;
    } parts;
  } u = { value };
  uint64_t fraction = u.parts.fraction;
  unsigned biased = u.parts.sign_and_exponent & 32767;
  struct real x = { REAL_FINITE, u.parts.sign_and_exponent >> 15, 0, fraction, 0, 60 };
  if (biased == 32767)
    x.kind = fraction << 1 ? REAL_NAN : REAL_INFINITE;
  else if (fraction == 0)
    x.kind = REAL_ZERO;
  x.exponent = (int)(biased ? biased : 1) - 16383 - 63;
  return x;
#elif LDBL_MANT_DIG == 113
  union {
    long double value;
    uint64_t half[2];
  } u = { value };
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  uint64_t high = u.half[0], low = u.half[1];
#else
  uint64_t high = u.half[1], low = u.half[0];
#endif
  return real_of_parts(high >> 63, high >> 48 & 32767, 32767, high & (((uint64_t)1 << 48) - 1), low,
                       112);
#else
  return real_of_double((double)value);
#endif
}

/* Room for the digits of any double; only a long double needs more. */
#define LIMBS 90
#define CHUNKS (LIMBS + LIMBS / 8 + 2)

/* Decimal digits in chunks of nine, the lowest chunk first, and a reader that goes down from the
   highest digit. */
struct decimal {
  uint32_t *chunk;
  size_t chunks;
  size_t count;
  size_t at;
  uint32_t scale;
};

static void rewind_digits(struct decimal *d) {
  d->at = d->chunks;
  d->count = 0;
  d->scale = 1;
  if (d->chunks == 0)
    return;
  d->count = d->chunks * 9 - 8;
  for (uint32_t top = d->chunk[d->chunks - 1]; top > 9; top /= 10) {
    d->count++;
    d->scale *= 10;
  }
}

/* The next digit; 0 after the last. */
static char next_digit(struct decimal *d) {
  if (d->at == 0)
    return '0';
  char digit = (char)('0' + d->chunk[d->at - 1] / d->scale % 10);
  d->scale /= 10;
  if (d->scale == 0) {
    d->scale = 100000000;
    d->at--;
  }
  return digit;
}

static size_t trailing_zeros(const struct decimal *d) {
  size_t zeros = 0;
  for (size_t i = 0; i < d->chunks; i++) {
    uint32_t c = d->chunk[i];
    if (c == 0) {
      zeros += 9;
      continue;
    }
    for (; c % 10 == 0; c /= 10)
      zeros++;
    break;
  }
  return zeros;
}

/* The memory that one conversion works in. */
struct workspace {
  uint32_t *limb, *chunk;
  void *block;
  uint32_t near[LIMBS + CHUNKS];
};

/* Room for x * 10^scale, for every scale up to `scale`. False when there is no memory. */
static int open_workspace(struct workspace *w, const struct real *x, int scale) {
  int bits = 130 + (x->exponent > 0 ? x->exponent : 0);
  if (scale > 0)
    bits += scale / 13 * 31 + 31;
  size_t limbs = (size_t)bits / 32 + 2;
  w->block = NULL;
  w->limb = w->near;
  if (limbs <= LIMBS) {
    w->chunk = w->near + LIMBS;
    return 1;
  }
  w->block = __tresse_scratch((limbs + limbs / 8 + 2 + limbs) * sizeof(uint32_t));
  if (w->block == NULL)
    return 0;
  w->limb = w->block;
  w->chunk = w->limb + limbs;
  return 1;
}

static void close_workspace(struct workspace *w) {
  if (w->block)
    free(w->block);
}

/* x * 10^scale rounded to the nearest integer, ties to even. */
static struct decimal scaled(struct workspace *w, const struct real *x, int scale) {
  struct natural n = { w->limb, 0 };
  uint32_t parts[4] = { (uint32_t)x->low, (uint32_t)(x->low >> 32), (uint32_t)x->high,
                        (uint32_t)(x->high >> 32) };
  for (size_t i = 0; i < 4; i++) {
    n.limb[i] = parts[i];
    if (parts[i])
      n.count = i + 1;
  }
  /* One bit more than asked for, which decides the rounding together with `rest`. */
  int shift = x->exponent + scale + 1, rest = 0;
  if (scale > 0)
    multiply_by_five_to(&n, (unsigned)scale);
  if (shift > 0)
    shift_left(&n, (unsigned)shift);
  else if (shift < 0)
    rest = shift_right(&n, (unsigned)-shift);
  if (scale < 0)
    rest |= divide_by_five_to(&n, (unsigned)-scale);
  if (shift_right(&n, 1) && (rest || (n.count && n.limb[0] & 1))) {
    if (n.count == 0)
      n.limb[n.count++] = 1;
    else
      multiply_add(&n, 1, 1);
  }
  struct decimal d = { w->chunk, 0, 0, 0, 1 };
  while (n.count)
    d.chunk[d.chunks++] = divide(&n, 1000000000);
  rewind_digits(&d);
  return d;
}

/* The scale beyond which x * 10^scale only gains zeros. */
static int last_scale(const struct real *x) { return x->exponent < 0 ? -x->exponent : 0; }

/* The exponent of x in scientific notation, or one less. */
static int estimate_exponent(const struct real *x) {
  unsigned bits = x->high ? 64 + bit_length(x->high) : bit_length(x->low);
  int64_t top = (int64_t)bits - 1 + x->exponent;
  return (int)(top * 1292913986 >> 32);
}

/* The first `digits` digits of x, rounded, and the exponent of the first one. */
static struct decimal leading_digits(struct workspace *w, const struct real *x, int digits,
                                     int *exponent) {
  for (int e = estimate_exponent(x);; e++) {
    int scale = digits - 1 - e, beyond = scale - last_scale(x);
    if (beyond < 0)
      beyond = 0;
    struct decimal d = scaled(w, x, scale - beyond);
    if ((int64_t)d.count + beyond <= digits) {
      *exponent = e;
      return d;
    }
  }
}

/* --- decimal to binary ------------------------------------------------------------------------ */

struct format {
  int precision;
  int least; /* the exponent of the lowest bit of the smallest number */
  int most;  /* that of the largest */
};

static const struct format single_format = { 24, -149, 104 };
static const struct format double_format = { 53, -1074, 971 };

/* The number nearest to (n + something less than one if `rest`) * 2^exponent in the format, ties to
   even, as bits: exponent above mantissa. Sets errno when it is out of range. */
static uint64_t round_to(const struct format *f, struct natural *n, int64_t exponent, int rest) {
  uint64_t infinity = (uint64_t)(f->most - f->least + 2) << (f->precision - 1);
  if (n->count == 0)
    return 0;
  int64_t bits = (int64_t)(n->count - 1) * 32 + bit_length(n->limb[n->count - 1]);
  /* Bring the number to one bit more than the precision, or to fewer if it is tiny. */
  int64_t lowest = exponent + bits - f->precision;
  int tiny = lowest < f->least;
  if (tiny)
    lowest = f->least;
  int64_t drop = lowest - 1 - exponent;
  if (drop > 0)
    rest |= shift_right(n, drop < INT_MAX ? (unsigned)drop : INT_MAX);
  else
    shift_left(n, (unsigned)-drop);
  uint64_t value = n->count ? n->limb[0] : 0;
  if (n->count > 1)
    value |= (uint64_t)n->limb[1] << 32;
  int half = value & 1;
  value >>= 1;
  int inexact = half || rest;
  value += half && (rest || (value & 1));
  if (tiny) {
    if (inexact)
      errno = ERANGE;
    return value; /* a carry into the exponent is what it should be */
  }
  if (lowest > f->most)
    value = infinity;
  else
    value += (uint64_t)(lowest - f->least) << (f->precision - 1);
  if (value >= infinity) {
    errno = ERANGE;
    return infinity;
  }
  return value;
}

/* No double, and no midpoint between two, has more digits than this. */
#define DIGITS 780
/* Room for that many digits, and for a dividend of 5^(DIGITS + 400). */
#define READ_LIMBS 100

static int digit_value(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'z')
    return c - 'a' + 10;
  if (c >= 'A' && c <= 'Z')
    return c - 'A' + 10;
  return 99;
}

/* After the mantissa: an exponent, if there is a whole one. */
static const char *read_exponent(const char *s, char letter, int64_t *exponent) {
  if ((*s | 32) != letter)
    return s;
  const char *at = s + 1;
  int negative = *at == '-';
  if (*at == '-' || *at == '+')
    at++;
  if (digit_value(*at) > 9)
    return s;
  int64_t value = 0;
  for (; digit_value(*at) <= 9; at++)
    if (value < 1000000000)
      value = value * 10 + digit_value(*at);
  *exponent += negative ? -value : value;
  return at;
}

/* The word, whatever its case, at s. */
static int word_at(const char *s, const char *word) {
  for (; *word; s++, word++)
    if ((*s | 32) != *word)
      return 0;
  return 1;
}

static uint64_t read_decimal(const struct format *f, const char *s, const char **end) {
  uint32_t limb[READ_LIMBS];
  struct natural n = { limb, 0 };
  uint32_t pending = 0, scale = 1;
  int64_t exponent = 0;
  int any = 0, point = 0, beyond = 0;
  unsigned digits = 0;
  const char *at = s;
  for (;; at++) {
    char c = *at;
    if (c == '.' && !point) {
      point = 1;
      continue;
    }
    if (c < '0' || c > '9')
      break;
    any = 1;
    exponent -= point;
    if (digits == 0 && c == '0')
      continue;
    if (digits == DIGITS) {
      beyond |= c != '0';
      exponent++;
      continue;
    }
    digits++;
    pending = pending * 10 + (uint32_t)(c - '0');
    scale *= 10;
    if (scale == 1000000000) {
      multiply_add(&n, scale, pending);
      pending = 0;
      scale = 1;
    }
  }
  if (!any) {
    *end = NULL;
    return 0;
  }
  *end = read_exponent(at, 'e', &exponent);
  if (digits == 0)
    return 0;
  if (scale > 1)
    multiply_add(&n, scale, pending);
  /* The value is between 10^(digits - 1 + exponent) and ten times that. */
  int64_t top = (int64_t)digits + exponent;
  if (top > 400) {
    errno = ERANGE;
    return (uint64_t)(f->most - f->least + 2) << (f->precision - 1);
  }
  if (top < -400) {
    errno = ERANGE;
    return 0;
  }
  if (exponent >= 0) {
    multiply_by_five_to(&n, (unsigned)exponent);
    return round_to(f, &n, exponent, beyond);
  }
  /* The quotient must have more bits than the precision: 10^k has less than 3.33 k of them. */
  unsigned fives = (unsigned)-exponent, extra = fives * 7 / 3 + 72;
  int64_t bits = (int64_t)(n.count - 1) * 32;
  extra = bits < extra ? extra - (unsigned)bits : 0;
  shift_left(&n, extra);
  int rest = divide_by_five_to(&n, fives);
  return round_to(f, &n, exponent - extra, rest || beyond);
}

static uint64_t read_hexadecimal(const struct format *f, const char *s, const char **end) {
  uint64_t value = 0;
  int64_t exponent = 0;
  int any = 0, point = 0, beyond = 0;
  const char *at = s;
  for (;; at++) {
    char c = *at;
    if (c == '.' && !point) {
      point = 1;
      continue;
    }
    int digit = digit_value(c);
    if (digit > 15)
      break;
    any = 1;
    if (value >> 60) {
      beyond |= digit != 0;
      exponent += point ? 0 : 4;
      continue;
    }
    value = value << 4 | (uint64_t)digit;
    exponent -= point ? 4 : 0;
  }
  if (!any) {
    *end = NULL;
    return 0;
  }
  *end = read_exponent(at, 'p', &exponent);
  uint32_t limb[6] = { (uint32_t)value, (uint32_t)(value >> 32) };
  struct natural n = { limb, limb[1] ? 2 : limb[0] ? 1 : 0 };
  return round_to(f, &n, exponent, beyond);
}

/* The number at s as the bits of the format without its sign. *end is null when there is none. */
static uint64_t read_real(const struct format *f, const char *s, const char **end, int *negative) {
  while (isspace((unsigned char)*s))
    s++;
  *negative = *s == '-';
  if (*s == '-' || *s == '+')
    s++;
  uint64_t infinity = (uint64_t)(f->most - f->least + 2) << (f->precision - 1);
  if (word_at(s, "inf")) {
    *end = word_at(s + 3, "inity") ? s + 8 : s + 3;
    return infinity;
  }
  if (word_at(s, "nan")) {
    const char *close = s + 3;
    if (*close == '(') {
      do
        close++;
      while (digit_value(*close) < 36 || *close == '_');
      close = *close == ')' ? close + 1 : s + 3;
    }
    *end = close;
    return infinity | (uint64_t)1 << (f->precision - 2);
  }
  if (s[0] == '0' && (s[1] | 32) == 'x') {
    uint64_t bits = read_hexadecimal(f, s + 2, end);
    if (*end)
      return bits;
    *end = s + 1; /* the 0 before the x is a number */
    return 0;
  }
  return read_decimal(f, s, end);
}
