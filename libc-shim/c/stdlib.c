/* <stdlib.h>, without what the rows in Rust do. */
#include <inttypes.h>
#include <stdlib.h>

/* --- numbers --------------------------------------------------------------------------------- */

/* The magnitude of the integer at s. 0b is a prefix where C23 says so. */
static uint64_t read_integer(const char *s, char **end, int base, int binary, uint64_t most,
                             uint64_t most_negative, int *negative) {
  const char *at = s;
  uint64_t value = 0;
  int any = 0, overflow = 0;
  *negative = 0;
  if (base < 0 || base == 1 || base > 36) {
    errno = EINVAL;
    if (end)
      *end = (char *)s;
    return 0;
  }
  char c = *at;
  while (isspace((unsigned char)c))
    c = *++at;
  if (c == '-' || c == '+') {
    *negative = c == '-';
    c = *++at;
  }
  if (c == '0' && (base == 0 || base == 16 || (base == 2 && binary))) {
    /* The 0 is a number by itself if no digit follows the letter. */
    char letter = (char)(at[1] | 32);
    int prefix = letter == 'x' && base != 2 ? 16 : letter == 'b' && binary && base != 16 ? 2 : 0;
    if (prefix && digit_value(at[2]) < prefix) {
      base = prefix;
      at += 2;
      c = *at;
    } else if (base == 0) {
      base = 8;
    }
  }
  if (base == 0)
    base = 10;
  if (*negative)
    most = most_negative;
  for (int digit; (digit = digit_value(c)) < base; c = *++at) {
    any = 1;
    if (overflow || value > (most - (unsigned)digit) / (unsigned)base || (unsigned)digit > most)
      overflow = 1;
    else
      value = value * (unsigned)base + (unsigned)digit;
  }
  if (end)
    *end = (char *)(any ? at : s);
  if (overflow) {
    errno = ERANGE;
    return most;
  }
  return value;
}

static int64_t read_signed(const char *s, char **end, int base, int binary, int64_t most) {
  int negative;
  uint64_t value =
      read_integer(s, end, base, binary, (uint64_t)most, (uint64_t)most + 1, &negative);
  if (negative)
    return value > (uint64_t)most ? -most - 1 : -(int64_t)value;
  return (int64_t)value;
}

/* A minus sign negates the result in its own type, unless it overflowed. */
static uint64_t read_unsigned(const char *s, char **end, int base, int binary, uint64_t most) {
  int negative, before = errno;
  errno = 0;
  uint64_t value = read_integer(s, end, base, binary, most, most, &negative);
  if (errno)
    return value;
  errno = before;
  return negative ? (0 - value) & most : value;
}

long strtol(const char *s, char **end, int base) {
  return (long)read_signed(s, end, base, 0, LONG_MAX);
}

long long strtoll(const char *s, char **end, int base) {
  return read_signed(s, end, base, 0, LLONG_MAX);
}

intmax_t strtoimax(const char *s, char **end, int base) {
  return read_signed(s, end, base, 0, INTMAX_MAX);
}

unsigned long strtoul(const char *s, char **end, int base) {
  return (unsigned long)read_unsigned(s, end, base, 0, ULONG_MAX);
}

unsigned long long strtoull(const char *s, char **end, int base) {
  return read_unsigned(s, end, base, 0, ULLONG_MAX);
}

uintmax_t strtoumax(const char *s, char **end, int base) {
  return read_unsigned(s, end, base, 0, UINTMAX_MAX);
}

/* What newer glibc headers call. */
long __isoc23_strtol(const char *s, char **end, int base) {
  return (long)read_signed(s, end, base, 1, LONG_MAX);
}

long long __isoc23_strtoll(const char *s, char **end, int base) {
  return read_signed(s, end, base, 1, LLONG_MAX);
}

unsigned long __isoc23_strtoul(const char *s, char **end, int base) {
  return (unsigned long)read_unsigned(s, end, base, 1, ULONG_MAX);
}

unsigned long long __isoc23_strtoull(const char *s, char **end, int base) {
  return read_unsigned(s, end, base, 1, ULLONG_MAX);
}

int atoi(const char *s) { return (int)strtol(s, NULL, 10); }
long atol(const char *s) { return strtol(s, NULL, 10); }
long long atoll(const char *s) { return strtoll(s, NULL, 10); }

double strtod(const char *s, char **end) {
  int negative;
  const char *at;
  union {
    uint64_t bits;
    double value;
  } u;
  u.bits = read_real(&double_format, s, &at, &negative);
  if (end)
    *end = (char *)(at ? at : s);
  if (at)
    u.bits |= (uint64_t)negative << 63;
  return u.value;
}

float strtof(const char *s, char **end) {
  int negative;
  const char *at;
  union {
    uint32_t bits;
    float value;
  } u;
  u.bits = (uint32_t)read_real(&single_format, s, &at, &negative);
  if (end)
    *end = (char *)(at ? at : s);
  if (at)
    u.bits |= (uint32_t)negative << 31;
  return u.value;
}

double atof(const char *s) { return strtod(s, NULL); }

/* Signed overflow and division by zero are left in: the machine finds them at the call. */
int abs(int value) { return value < 0 ? -value : value; }
long labs(long value) { return value < 0 ? -value : value; }
long long llabs(long long value) { return value < 0 ? -value : value; }
intmax_t imaxabs(intmax_t value) { return value < 0 ? -value : value; }
div_t div(int a, int b) { return (div_t){ a / b, a % b }; }
ldiv_t ldiv(long a, long b) { return (ldiv_t){ a / b, a % b }; }
lldiv_t lldiv(long long a, long long b) { return (lldiv_t){ a / b, a % b }; }
imaxdiv_t imaxdiv(intmax_t a, intmax_t b) { return (imaxdiv_t){ a / b, a % b }; }

/* --- sorting and searching ------------------------------------------------------------------- */

/* A stable merge sort of the positions: the elements stay where they are while the program's
   function compares them, and move once, at the end. So the array sees the reads of that function,
   one copy out and one copy in. */
void qsort_r(void *base, size_t count, size_t size,
             int (*compare)(const void *, const void *, void *), void *argument) {
  size_t near_order[2 * 32];
  char near_copy[512];
  char *array = base, *copy = near_copy;
  size_t *order = near_order;
  void *block = NULL;
  if (count < 2 || size == 0)
    return;
  size_t bytes, length;
  if (__builtin_mul_overflow(count, size, &bytes))
    __tresse_misuse("qsort: no array is that large");
  if (count > 32 || bytes > sizeof near_copy) {
    if (__builtin_mul_overflow(count, 2 * sizeof *order, &length) ||
        __builtin_add_overflow(length, bytes, &length) || (block = __tresse_scratch(length)) == NULL) {
      /* No memory: insert one after the other, in place. */
      for (size_t i = 1; i < count; i++)
        for (size_t j = i; j > 0; j--) {
          char *a = array + (j - 1) * size, *b = a + size;
          if (compare(a, b, argument) <= 0)
            break;
          for (size_t k = 0; k < size; k++) {
            char c = a[k];
            a[k] = b[k];
            b[k] = c;
          }
        }
      return;
    }
    order = block;
    copy = (char *)(order + 2 * count);
  }

  size_t *from = order, *to = order + count;
  for (size_t i = 0; i < count; i++)
    from[i] = i;
  for (size_t run = 1; run < count; run = run > count / 2 ? count : run * 2) {
    for (size_t start = 0; start < count;) {
      size_t middle = count - start < run ? count : start + run;
      size_t end = count - middle < run ? count : middle + run;
      size_t left = start, right = middle;
      for (size_t k = start; k < end; k++) {
        int take_left = right == end ||
                        (left < middle && compare(array + from[left] * size,
                                                  array + from[right] * size, argument) <= 0);
        to[k] = take_left ? from[left++] : from[right++];
      }
      start = end;
    }
    size_t *swap = from;
    from = to;
    to = swap;
  }
  for (size_t i = 0; i < count; i++)
    memcpy(copy + i * size, array + from[i] * size, size);
  memcpy(array, copy, bytes);
  if (block)
    free(block);
}

struct comparison {
  int (*compare)(const void *, const void *);
};

static int compare_without_argument(const void *a, const void *b, void *comparison) {
  return ((struct comparison *)comparison)->compare(a, b);
}

void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
  struct comparison comparison = { compare };
  qsort_r(base, count, size, compare_without_argument, &comparison);
}

void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *)) {
  const char *array = base;
  while (count) {
    size_t half = count / 2;
    const char *middle = array + half * size;
    int side = compare(key, middle);
    if (side == 0)
      return (void *)middle;
    if (side > 0) {
      array = middle + size;
      count -= half + 1;
    } else {
      count = half;
    }
  }
  return NULL;
}

/* --- random numbers -------------------------------------------------------------------------- */

/* A counter that every caller moves on by one atomic step, and a mixer that makes its values look
   random: threads share one sequence, as in glibc, at the price of one event for each call. */
#define RANDOM_STEP 2654435769u
static _Atomic uint32_t random_counter = RANDOM_STEP;

static uint32_t mix(uint32_t x) {
  x ^= x >> 15;
  x *= 739982445u;
  x ^= x >> 12;
  x *= 695872825u;
  x ^= x >> 16;
  return x;
}

int rand(void) {
  uint32_t at = __c11_atomic_fetch_add(&random_counter, RANDOM_STEP, __ATOMIC_RELAXED);
  return (int)(mix(at + RANDOM_STEP) >> 1);
}

void srand(unsigned seed) {
  __c11_atomic_store(&random_counter, seed * RANDOM_STEP, __ATOMIC_RELAXED);
}

int rand_r(unsigned *seed) {
  *seed += RANDOM_STEP;
  return (int)(mix(*seed) >> 1);
}

long random(void) { return rand(); }
void srandom(unsigned seed) { srand(seed); }

/* POSIX, `a64l`: numbers of 32 bits in six digits of base 64, the lowest first. */
static const char digits64[] = "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

long a64l(const char *s) {
  uint32_t number = 0;
  for (int i = 0; i < 6 && s[i]; i++) {
    const char *digit = strchr(digits64, s[i]);
    if (digit == NULL)
      break;
    number |= (uint32_t)(digit - digits64) << 6 * i;
  }
  return (int32_t)number;
}

char *l64a(long value) {
  static char text[7];
  uint32_t number = (uint32_t)value;
  int n = 0;
  for (; number; number >>= 6)
    text[n++] = digits64[number & 63];
  text[n] = 0;
  return text;
}

/* There is no shell: C11 7.22.4.8. */
int system(const char *command) {
  if (command)
    __tresse_unsupported("`system`: another process");
  return 0;
}

/* --- memory ---------------------------------------------------------------------------------- */

/* POSIX: errno says that there is no memory. */
static void *had(void *block) {
  if (block == NULL)
    errno = ENOMEM;
  return block;
}

void *malloc(size_t size) { return had(__tresse_malloc(size)); }
void *calloc(size_t count, size_t size) { return had(__tresse_calloc(count, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return had(__tresse_aligned_alloc(alignment, size));
}

void *memalign(size_t alignment, size_t size) { return aligned_alloc(alignment, size); }

void *realloc(void *old, size_t size) {
  if (old == NULL)
    return malloc(size);
  if (size == 0) { /* as in glibc */
    free(old);
    return NULL;
  }
  size_t had = __tresse_object_size(old);
  void *block = malloc(size);
  if (block == NULL)
    return NULL;
  memcpy(block, old, had < size ? had : size);
  free(old);
  return block;
}

void *reallocarray(void *old, size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) {
    errno = ENOMEM;
    return NULL;
  }
  return realloc(old, bytes);
}

int posix_memalign(void **out, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)))
    return EINVAL;
  void *block = __tresse_aligned_alloc(alignment, size);
  if (block == NULL)
    return ENOMEM;
  *out = block;
  return 0;
}

/* glibc: blocks that begin at a page, and hints for its allocator, which is not this one. */
enum { PAGE = 4096 };
void *valloc(size_t size) { return __tresse_aligned_alloc(PAGE, size); }
void *pvalloc(size_t size) {
  return size > SIZE_MAX - PAGE ? NULL : valloc((size + PAGE - 1) / PAGE * PAGE);
}
int malloc_trim(size_t kept) { return (void)kept, 0; }
int mallopt(int name, int value) { return (void)name, (void)value, 1; }

/* --- the process ----------------------------------------------------------------------------- */

/* Library objects: the functions to be called, and which thread calls them. */
static int exit_handlers, exit_caller;

int atexit(void (*run)(void)) { return __tresse_atexit(&exit_handlers, run); }

/* What is to run with an argument (`__cxa_atexit`), or with the exit status as well (`on_exit`), is
   in the list as the address of its record plus one: functions are at even addresses. */
struct exit_record {
  void (*run)(void *);
  void (*run_with_status)(int, void *);
  void *argument;
};

static void run_at_exit(void (*run)(void), int status) {
  if ((uintptr_t)run % 2 == 0) {
    run();
    return;
  }
#ifdef __AVR__
  /* Functions have an address space of their own, and clang no cast from it. */
  char *odd = (char *)(uintptr_t)run;
#else
  char *odd = (char *)run;
#endif
  struct exit_record *record = (struct exit_record *)(odd - 1), last = *record;
  free(record);
  if (last.run_with_status)
    last.run_with_status(status, last.argument);
  else
    last.run(last.argument);
}

static int at_exit(struct exit_record wanted) {
  struct exit_record *record = malloc(sizeof *record);
  if (record == NULL)
    return -1;
  *record = wanted;
  return __tresse_atexit(&exit_handlers, (void (*)(void))((char *)record + 1));
}

/* glibc's. */
int on_exit(void (*run)(int, void *), void *argument) {
  return at_exit((struct exit_record){ .run_with_status = run, .argument = argument });
}

/* Destructors of a thread's variables (`__cxa_thread_atexit`), the last one first. */
struct thread_record {
  void (*run)(void *);
  void *argument;
  struct thread_record *earlier;
};
static TRESSE_THREAD_LOCAL struct thread_record *thread_records;

static void run_thread_records(void) {
  for (struct thread_record *record; (record = thread_records) != NULL;) {
    struct thread_record last = *record;
    thread_records = last.earlier;
    free(record);
    last.run(last.argument);
  }
}

/* Also what the machine calls when main returns, and when the last thread has ended. The calling
   thread's variables go before what is registered for the end of the process ([basic.start.term]). */
TRESSE_FRAME void exit(int code) {
  /* C++20 17.5: an exception that a function of atexit throws ends in std::terminate. */
  __tresse_leave_never();
  __tresse_exit_begin(&exit_caller);
  run_thread_records();
  for (void (*run)(void); (run = __tresse_atexit_pop(&exit_handlers)) != NULL;)
    run_at_exit(run, code);
  __tresse_exit(code);
}

/* C11 7.22.4.7: neither what atexit has registered runs, nor a thread's own destructors. */
static int quick_handlers;

int at_quick_exit(void (*run)(void)) { return __tresse_atexit(&quick_handlers, run); }

TRESSE_FRAME void quick_exit(int code) {
  __tresse_leave_never();
  __tresse_exit_begin(&exit_caller);
  for (void (*run)(void); (run = __tresse_atexit_pop(&quick_handlers)) != NULL;)
    run();
  __tresse_quick_exit(code);
}

void _Exit(int code) { __tresse_quick_exit(code); }
void _exit(int code) { __tresse_quick_exit(code); }

/* What malloc.h declares. Of a block all that was asked for may be used, and no more. */
size_t malloc_usable_size(void *block) { return block ? __tresse_object_size(block) : 0; }
