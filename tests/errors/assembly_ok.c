// tresse: flags -O1 -g
// expect: ok
// expect under ra: T0101 line 57
// Inline assembly that lock-free code has: barriers for the compiler, a hint in a loop that waits,
// a full fence, an alignment of code, and a value that the compiler is not to know. Under RA fences
// order nothing.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y, is_ready;
static int seen_x, seen_y;

static inline void compiler_barrier(void) { __asm__ __volatile__("" ::: "memory"); }
static inline void relax(void) { __asm__ __volatile__("rep; nop" ::: "memory"); }
static inline void full_barrier(void) { __asm__ __volatile__("mfence" ::: "memory"); }
static inline void stack_barrier(void) { __asm__ __volatile__("lock; addl $0,0(%%rsp)" ::: "memory", "cc"); }
static inline void align_code(void) { __asm__ __volatile__(".p2align 4, 0x90"); }
static inline int hidden(int value) {
  __asm__("" : "+r"(value));
  return value;
}
static inline int *hidden_pointer(int *pointer) {
  int *same;
  __asm__("" : "=r"(same) : "0"(pointer));
  return same;
}

static void *first(void *unused) {
  (void)unused;
  atomic_store_explicit(&x, hidden(1), memory_order_relaxed);
  full_barrier();
  *hidden_pointer(&seen_y) = atomic_load_explicit(&y, memory_order_relaxed);
  atomic_store_explicit(&is_ready, 1, memory_order_release);
  return NULL;
}

static void *second(void *unused) {
  (void)unused;
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  align_code();
  stack_barrier();
  seen_x = atomic_load_explicit(&x, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  while (!atomic_load_explicit(&is_ready, memory_order_acquire))
    relax();
  compiler_barrier();
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(seen_x + seen_y > 0);
  return 0;
}
