/* strtold (C17 7.22.1.3), as exactly as strtod: the nearest number, ties to even. */
#include <errno.h>
#include <float.h>
#include <stdlib.h>

#if LDBL_MANT_DIG == 64 || LDBL_MANT_DIG == 113

#define LONG_LEAST (LDBL_MIN_EXP - LDBL_MANT_DIG) /* the exponents of `struct format` */
#define LONG_MOST (LDBL_MAX_EXP - LDBL_MANT_DIG)
#define LONG_INFINITY 32767
/* No long double, and no midpoint between two, has more digits than this. */
#define LONG_DIGITS 11600
/* 10 to more than this is too large, to less than its negative too small. */
#define LONG_TEN 5000

static long double long_double_of(int negative, unsigned biased, const uint32_t limb[4]) {
  union {
    long double value;
    uint64_t half[2];
  } u = { 0 };
  uint64_t low = (uint64_t)limb[1] << 32 | limb[0], high = (uint64_t)limb[3] << 32 | limb[2];
  uint64_t above = (uint64_t)negative << 15 | biased;
#if LDBL_MANT_DIG == 113
  high = (high & (((uint64_t)1 << 48) - 1)) | above << 48;
#else
  high = above;
  if (biased == LONG_INFINITY)
    low |= (uint64_t)1 << 63;
#endif
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  u.half[0] = high, u.half[1] = low;
#else
  u.half[0] = low, u.half[1] = high;
#endif
  return u.value;
}

/* As round_to. The number is worth (n + something less than one if `rest`) * 2^exponent. */
static long double round_long(struct natural *n, int64_t exponent, int rest, int negative) {
  uint32_t limb[4] = { 0 };
  if (n->count == 0)
    return long_double_of(negative, 0, limb);
  int64_t bits = (int64_t)(n->count - 1) * 32 + bit_length(n->limb[n->count - 1]);
  int64_t lowest = exponent + bits - LDBL_MANT_DIG;
  int is_tiny = lowest < LONG_LEAST;
  if (is_tiny)
    lowest = LONG_LEAST;
  int64_t drop = lowest - 1 - exponent;
  if (drop > 0)
    rest |= shift_right(n, drop < INT_MAX ? (unsigned)drop : INT_MAX);
  else
    shift_left(n, (unsigned)-drop);
  int half = shift_right(n, 1);
  if (half && (rest || (n->count && n->limb[0] & 1))) {
    if (n->count == 0)
      n->limb[n->count++] = 1;
    else
      multiply_add(n, 1, 1);
  }
  /* A carry may have made it longer by one bit, which is 0 then. */
  int64_t now = n->count ? (int64_t)(n->count - 1) * 32 + bit_length(n->limb[n->count - 1]) : 0;
  if (now > LDBL_MANT_DIG) {
    shift_right(n, 1);
    lowest++;
  }
  if (is_tiny && (half || rest))
    errno = ERANGE;
  unsigned biased = now >= LDBL_MANT_DIG ? (unsigned)(lowest - LONG_LEAST + 1) : 0;
  if (lowest > LONG_MOST) {
    errno = ERANGE;
    return long_double_of(negative, LONG_INFINITY, limb);
  }
  for (size_t i = 0; i < n->count; i++)
    limb[i] = n->limb[i];
  return long_double_of(negative, biased, limb);
}

/* The digits from the first that is not 0 on, as far as they count. */
struct digits {
  const char *first;
  unsigned count;
  int beyond; /* is any of the others not 0? */
  int64_t exponent;
};

static struct digits find_digits(const char *s) {
  struct digits d = { NULL, 0, 0, 0 };
  for (int point = 0;; s++) {
    if (*s == '.' && !point) {
      point = 1;
      continue;
    }
    if (*s < '0' || *s > '9')
      break;
    d.exponent -= point;
    if (d.count == 0 && *s == '0')
      continue;
    if (d.count == 0)
      d.first = s;
    if (d.count == LONG_DIGITS) {
      d.beyond |= *s != '0';
      d.exponent++;
    } else {
      d.count++;
    }
  }
  read_exponent(s, 'e', &d.exponent);
  return d;
}

static void read_digits(struct natural *n, const struct digits *d) {
  const char *s = d->first;
  for (unsigned left = d->count; left > 0;) {
    uint32_t pending = 0, scale = 1;
    for (; left > 0 && scale < 1000000000; s++)
      if (*s != '.') {
        pending = pending * 10 + (uint32_t)(*s - '0');
        scale *= 10;
        left--;
      }
    multiply_add(n, scale, pending);
  }
}

static long double long_of_decimal(const char *s, int negative) {
  static const uint32_t none[4];
  struct digits d = find_digits(s);
  int64_t top = (int64_t)d.count + d.exponent;
  if (d.count == 0)
    return long_double_of(negative, 0, none);
  if (top > LONG_TEN || top < -LONG_TEN) {
    errno = ERANGE;
    return long_double_of(negative, top > 0 ? LONG_INFINITY : 0, none);
  }
  /* 10^k has less than 10/3 k bits. A quotient needs more bits than the precision. */
  unsigned tens = (unsigned)(d.exponent < 0 ? -d.exponent : d.exponent);
  unsigned extra = d.exponent < 0 ? tens * 7 / 3 + LDBL_MANT_DIG + 16 : 0;
  uint32_t near[64];
  struct natural n = { near, 0 };
  size_t limbs = ((size_t)d.count + tens) * 10 / 96 + (extra + LDBL_MANT_DIG) / 32 + 8;
  if (limbs > sizeof near / sizeof *near) {
    n.limb = __tresse_scratch(limbs * sizeof *n.limb);
    if (n.limb == NULL)
      __tresse_unsupported("a `long double` whose digits need more than what is left of the heap");
  }
  read_digits(&n, &d);
  int rest = d.beyond;
  if (d.exponent >= 0) {
    multiply_by_five_to(&n, tens);
    extra = 0;
  } else {
    unsigned bits = (unsigned)(n.count - 1) * 32;
    extra = bits < extra ? extra - bits : 0;
    shift_left(&n, extra);
    rest |= divide_by_five_to(&n, tens);
  }
  long double value = round_long(&n, d.exponent - extra, rest, negative);
  if (n.limb != near)
    free(n.limb);
  return value;
}

static long double long_of_hexadecimal(const char *s, int negative) {
  uint32_t limb[8];
  struct natural n = { limb, 0 };
  int64_t exponent = 0;
  int point = 0, beyond = 0;
  for (;; s++) {
    if (*s == '.' && !point) {
      point = 1;
      continue;
    }
    int digit = digit_value(*s);
    if (digit > 15)
      break;
    if (n.count == 4 && limb[3] >> 28) {
      beyond |= digit != 0;
      exponent += point ? 0 : 4;
      continue;
    }
    multiply_add(&n, 16, (uint32_t)digit);
    exponent -= point ? 4 : 0;
  }
  read_exponent(s, 'p', &exponent);
  return round_long(&n, exponent, beyond, negative);
}

/* strtod finds out what there is. */
long double strtold(const char *restrict s, char **restrict end) {
  static const uint32_t none[4], quiet[4] = { [(LDBL_MANT_DIG - 2) / 32] =
                                                  (uint32_t)1 << (LDBL_MANT_DIG - 2) % 32 };
  int negative, before = errno;
  const char *stop;
  read_real(&double_format, s, &stop, &negative);
  errno = before;
  if (end)
    *end = (char *)(stop ? stop : s);
  if (stop == NULL)
    return 0;
  while (isspace((unsigned char)*s))
    s++;
  if (*s == '-' || *s == '+')
    s++;
  if ((*s | 32) == 'i')
    return long_double_of(negative, LONG_INFINITY, none);
  if ((*s | 32) == 'n')
    return long_double_of(negative, LONG_INFINITY, quiet);
  if (s[0] == '0' && (s[1] | 32) == 'x' && stop > s + 1)
    return long_of_hexadecimal(s + 2, negative);
  return long_of_decimal(s, negative);
}

#elif LDBL_MANT_DIG == 53

long double strtold(const char *restrict s, char **restrict end) { return strtod(s, end); }

#else

long double strtold(const char *restrict s, char **restrict end) {
  (void)s, (void)end;
  __tresse_unsupported("`strtold` of a `long double` that is two doubles");
}

#endif
