// tresse: flags -O1 -g --target=aarch64-unknown-linux-gnu
/* Inline assembly of AArch64: exclusive loads and stores in loops and alone, what orders, FEAT_LSE,
   branches, flags, and parts of registers. The outputs are those of an emulated processor. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

/* --- updates as loops: what compilers make of them without FEAT_LSE ---------------------------- */

static inline int add_and_return(int by, int *p) {
  int result;
  unsigned failed;
  asm volatile("1: ldaxr %w0, %2\n"
               "   add %w0, %w0, %w3\n"
               "   stlxr %w1, %w0, %2\n"
               "   cbnz %w1, 1b\n"
               "   dmb ish"
               : "=&r"(result), "=&r"(failed), "+Q"(*p)
               : "Ir"(by)
               : "memory");
  return result;
}

static inline uint64_t swap(uint64_t to, uint64_t *p) {
  uint64_t old;
  unsigned failed;
  asm volatile(".Lagain%=:\n\tldxr %0, [%2]\n\tstlxr %w1, %3, [%2]\n\tcbnz %w1, .Lagain%="
               : "=&r"(old), "=&r"(failed)
               : "r"(p), "r"(to)
               : "memory");
  return old;
}

static inline uint32_t exchange_if(uint32_t expected, uint32_t new, uint32_t *p) {
  uint32_t old, failed;
  asm volatile("1: ldxr %w0, [%2]; cmp %w0, %w3; b.ne 2f\n"
               "stlxr %w1, %w4, [%2]; cbnz %w1, 1b\n"
               "dmb ish\n"
               "2:"
               : "=&r"(old), "=&r"(failed)
               : "r"(p), "r"(expected), "r"(new)
               : "memory", "cc");
  return old;
}

/* By the difference, as Linux has it. */
static inline uint64_t exchange_if_wide(uint64_t expected, uint64_t new, uint64_t *p) {
  uint64_t old;
  unsigned long failed;
  asm volatile("   prfm pstl1strm, %2\n"
               "1: ldxr %0, %2\n"
               "   eor %1, %0, %3\n"
               "   cbnz %1, 2f\n"
               "   stxr %w1, %4, %2\n"
               "   cbnz %w1, 1b\n"
               "2:"
               : "=&r"(old), "=&r"(failed), "+Q"(*p)
               : "Kr"(expected), "r"(new));
  return old;
}

static inline uint8_t swap_byte(uint8_t to, uint8_t *p) {
  uint8_t old;
  unsigned failed;
  asm volatile("1: ldxrb %w0, [%2]; stxrb %w1, %w3, [%2]; cbnz %w1, 1b"
               : "=&r"(old), "=&r"(failed)
               : "r"(p), "r"(to)
               : "memory");
  return old;
}

static inline uint16_t clear_half(uint16_t bits, uint16_t *p) {
  uint16_t old, new;
  unsigned failed;
  asm volatile("1: ldxrh %w0, [%3]; bic %w1, %w0, %w4; stxrh %w2, %w1, [%3]; cbnz %w2, 1b"
               : "=&r"(old), "=&r"(new), "=&r"(failed)
               : "r"(p), "r"(bits)
               : "memory");
  return old ^ new;
}

/* --- rounds that are no single access of LLVM's ------------------------------------------------ */

/* Takes one from what is above zero, and says what was left. */
static inline int decrement_if_positive(int *p) {
  int result;
  unsigned failed;
  asm volatile("1: ldxr %w0, %2\n"
               "   subs %w0, %w0, #1\n"
               "   b.lt 2f\n"
               "   stlxr %w1, %w0, %2\n"
               "   cbnz %w1, 1b\n"
               "   dmb ish\n"
               "2:"
               : "=&r"(result), "=&r"(failed), "+Q"(*p)
               :
               : "cc", "memory");
  return result;
}

/* Tries once. */
static inline int add_once(uint32_t by, uint32_t *p) {
  uint32_t old, failed;
  asm volatile("ldaxr %w0, [%2]\n\tadd %w0, %w0, %w3\n\tstxr %w1, %w0, [%2]"
               : "=&r"(old), "=&r"(failed)
               : "r"(p), "r"(by)
               : "memory");
  return failed;
}

/* --- the rest ---------------------------------------------------------------------------------- */

static inline uint64_t lse(uint64_t *p) {
  uint64_t a, b, c = 40;
  asm volatile(".arch armv8-a+lse\n"
               "ldaddal %3, %0, [%4]\n"
               "swpa %2, %1, [%4]\n"
               "stset %3, [%4]\n"
               "casl %1, %3, [%4]\n"
               "ldclr %3, xzr, [%4]"
               : "=&r"(a), "=&r"(b), "+r"(c)
               : "r"((uint64_t)7), "r"(p)
               : "memory");
  return a * 1000000 + b * 1000 + *p;
}

/* A load that acquires, beside one that orders nothing, and what stores. */
static inline uint32_t pass(uint32_t *from, uint32_t *to) {
  uint32_t a, b, c;
  asm volatile("ldr %w0, [%3, #4]\n\tldar %w1, [%3]\n\tldrb %w2, [%3, 8]\n"
               "str wzr, [%4, #4]\n\tstlr %w0, [%4]\n\tadd x9, %4, #8\n\tstrh %w1, [x9]"
               : "=&r"(a), "=&r"(b), "=&r"(c)
               : "r"(from), "r"(to)
               : "x9", "memory");
  return a + b + c;
}

static inline uint64_t calculate(uint64_t a, uint64_t b) {
  uint64_t r, s;
  asm("cmp %2, %3\n\tcset %w0, hi\n\tcsel %1, %2, %3, lt\n\tlsl %1, %1, #3\n\tadd %0, %0, %1\n"
      "mvn %1, %1\n\tuxtb %w1, %w1\n\teor %0, %0, %1\n\tmul %0, %0, %3\n\tneg %0, %0"
      : "=&r"(r), "=&r"(s)
      : "r"(a), "r"(b)
      : "cc");
  return r;
}

/* How many of the lowest bits are clear, by a loop. */
static inline unsigned low_zeros(uint32_t of) {
  unsigned n, left = of;
  asm("mov %w0, #0\n1: tbnz %w1, #0, 2f\n\tadd %w0, %w0, #1\n\tlsr %w1, %w1, #1\n"
      "cbnz %w1, 1b\n2:"
      : "=&r"(n), "+r"(left));
  return n;
}

/* Narrow operands: what is above them does not matter to a byte. */
static inline uint8_t sum(uint8_t a, uint8_t b) {
  asm("add %w0, %w0, %w1" : "+r"(a) : "r"(b));
  return a;
}

static int counter, once;
static uint32_t cell, ready;
static int *published;

static void *work(void *unused) {
  (void)unused;
  add_and_return(2, &counter);
  while (add_once(1, &cell))
    ;
  decrement_if_positive(&once);
  return NULL;
}

static void *publish(void *of) {
  static int value;
  value = 42;
  uint64_t old = swap((uint64_t)&value, (uint64_t *)of);
  asm volatile("dmb ish\n\tstr %w0, [%1]" : : "r"(1), "r"(&ready) : "memory");
  return (void *)old;
}

int main(void) {
  pthread_t a, b;
  once = 1;
  pthread_create(&a, NULL, work, NULL);
  pthread_create(&b, NULL, work, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  printf("%d %u %d\n", counter, cell, once);

  uint32_t word = 7;
  uint32_t found = exchange_if(8, 9, &word);
  printf("%u %u", found, word);
  found = exchange_if(7, 9, &word);
  printf(" %u %u\n", found, word);
  uint64_t wide = 1ull << 40;
  printf("%d", exchange_if_wide(0, 1, &wide) == 1ull << 40);
  printf(" %d", exchange_if_wide(1ull << 40, 77, &wide) == 1ull << 40);
  printf(" %lu\n", (unsigned long)wide);
  uint8_t bytes[2] = {200, 201};
  found = swap_byte(255, bytes);
  printf("%u %u %u\n", found, bytes[0], bytes[1]);
  uint16_t halves[2] = {0xffff, 0xfff0};
  found = clear_half(0x0ff0, &halves[1]);
  printf("%x %x %x\n", found, halves[0], halves[1]);
  uint64_t updated = 10;
  uint64_t all = lse(&updated);
  printf("%lu %lu\n", (unsigned long)all, (unsigned long)updated);
  uint32_t from[3] = {1, 2, 0x1234}, to[3] = {9, 9, 0xffffffff};
  found = pass(from, to);
  printf("%u %u %u %x\n", found, to[0], to[1], to[2]);
  printf("%lu %lu\n", (unsigned long)calculate(3, 5), (unsigned long)calculate(-1ull, 5));
  printf("%u %u %u\n", low_zeros(1), low_zeros(0x50), low_zeros(0));
  printf("%u\n", sum(250, 10));

  pthread_create(&a, NULL, publish, &published);
  for (uint32_t is = 0; is == 0;)
    asm volatile("1: wfe\n\tldaxr %w0, [%1]\n\tyield" : "=&r"(is) : "r"(&ready) : "memory");
  printf("%d\n", *published);
  pthread_join(a, NULL);
  return 0;
}
