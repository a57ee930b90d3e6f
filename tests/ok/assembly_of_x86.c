// tresse: flags -O1 -g
// Atomic accesses of x86 in inline assembly, with what they say of zero and carry.
#include <stdint.h>
#include <stdio.h>

static _Bool cas_set(int *at, int old, int new) {
  _Bool done;
  __asm__ volatile("lock cmpxchgl %2, %0; setz %1"
                   : "+m"(*at), "=a"(done)
                   : "q"(new), "a"(old)
                   : "memory", "cc");
  return done;
}

static int cas_flag(uint64_t *at, uint64_t *old, uint64_t new) {
  int done;
  __asm__ volatile("lock; cmpxchgq %3, %0"
                   : "+m"(*at), "+a"(*old), "=@ccz"(done)
                   : "r"(new)
                   : "memory");
  return done;
}

static int add(int *at, int by) {
  __asm__ volatile("lock xaddl %1, %0" : "+m"(*at), "+q"(by) : : "memory", "cc");
  return by;
}

/* Older code has the address in a register. */
static int add_there(int *at, int by) {
  int old;
  __asm__ volatile("lock; xaddl %0,(%1)" : "=&r"(old) : "r"(at), "0"(by) : "memory", "cc");
  return old;
}

static void *exchange(void **at, void *new) {
  __asm__ volatile("xchgq %1, %0" : "+m"(*at), "+r"(new)::"memory");
  return new;
}

static int down(short *at) {
  unsigned char is_zero;
  __asm__ volatile("lock\n\tdecw %0\n\tsete %1" : "+m"(*at), "=qm"(is_zero)::"memory");
  return is_zero;
}

static int set_bit(uint32_t *at, int number) {
  char was;
  __asm__ volatile("lock btsl %2, %0; setc %1" : "+m"(*at), "=q"(was) : "Ir"(number) : "memory");
  return was;
}

static int reset_bit(uint64_t *at, long number) {
  int was;
  __asm__ volatile("lock; btrq %2, %1\n\tsbbl %0, %0" : "=r"(was), "+m"(*at) : "r"(number) : "memory");
  return was;
}

static int load(int *at) {
  int value;
  __asm__ volatile("movl %1, %0" : "=q"(value) : "m"(*at) : "memory");
  return value;
}

static void store(int *at, int value) {
  __asm__ volatile("movl %1, %0" : "=m"(*at) : "iq"(value) : "memory");
}

int main(void) {
  int number = 1;
  printf("%d %d", cas_set(&number, 2, 3), number);
  printf(" %d %d\n", cas_set(&number, 1, 7), number);
  uint64_t wide = 1ull << 40, old = 5;
  int done = cas_flag(&wide, &old, 6);
  printf("%d %#lx %#lx", done, (long)old, (long)wide);
  done = cas_flag(&wide, &old, 6);
  printf(" %d %#lx\n", done, (long)wide);
  printf("%d %d\n", add(&number, -3), number);
  void *pointer = &number;
  *(int *)exchange(&pointer, &wide) = 9;
  printf("%d %d\n", number, *(uint64_t *)pointer == 6);
  short count = 2;
  int first = down(&count), second = down(&count);
  printf("%d %d %d\n", first, second, count);
  uint32_t bits[3] = { 0 };
  first = set_bit(bits, 3), second = set_bit(bits, 3);
  printf("%d %d %d", first, second, set_bit(bits + 1, -32 + 4));
  printf(" %d %x %x\n", set_bit(bits, 64), bits[0], bits[2]);
  uint64_t words[2] = { ~0ull, ~0ull };
  first = reset_bit(words, 70), second = reset_bit(words, 70);
  printf("%d %d %lx\n", first, second, (long)words[1]);
  __asm__ volatile("lock; addl %1, %0\n\tlock; subl $2, %0" : "+m"(number) : "r"(10) : "memory");
  __asm__ volatile("lock orl $0x40, %0; lock andl $-2, %0; lock xorl %1, %0"
                   : "+m"(number)
                   : "ir"(3)
                   : "memory");
  printf("%d\n", number);
  __asm__ volatile("lock; notl %0" : "+m"(number) : : "memory");
  __asm__ volatile("lock; notl (%0)" : : "r"(&number) : "memory");
  printf("%d", add_there(&number, 5));
  printf(" %d\n", number);
  store(&number, load(&number) + 1);
  __asm__ volatile("mfence" ::: "memory");
  __asm__ volatile("lfence" ::: "memory");
  __asm__ volatile("sfence" ::: "memory");
  printf("%d\n", load(&number));
}
