// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0301 line 17 or T0301 line 27
// engines: graph
// A round of a loop that waits reads half of what an exchange writes as a whole. The exchange
// succeeds only if it reads in the other half, relaxed, that the loop is over.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union { _Atomic(uint64_t) whole; atomic_uint halves[2]; unsigned plain[2]; } both;
static atomic_int go;

static void *wait(void *unused) {
  volatile unsigned seen;
  while (!atomic_load_explicit(&go, memory_order_relaxed)) {
    seen = both.plain[0];
  }
  atomic_store_explicit(&both.halves[1], 1, memory_order_relaxed);
  return unused;
}

static void *change(void *unused) {
  uint64_t expected = (uint64_t)1 << 32;
  atomic_store_explicit(&go, 1, memory_order_relaxed);
  atomic_compare_exchange_strong_explicit(
      &both.whole, &expected, 5, memory_order_relaxed, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t waiter, changer;
  pthread_create(&waiter, 0, wait, 0);
  pthread_create(&changer, 0, change, 0);
  pthread_join(waiter, 0);
  pthread_join(changer, 0);
}
