// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0301 line 18 or T0301 line 26
// engines: graph
// A round of a loop that waits writes what is there, to two locations at once. Another thread reads
// one of them plainly once a relaxed flag says that the loop is over.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union { _Atomic(uint64_t) whole; atomic_uint halves[2]; unsigned plain[2]; } both;
static atomic_int go, over;

static void *wait(void *unused) {
  // The two are told apart.
  atomic_load_explicit(&both.halves[1], memory_order_relaxed);
  while (!atomic_load_explicit(&go, memory_order_relaxed))
    atomic_fetch_or_explicit(&both.whole, 0, memory_order_relaxed);
  atomic_store_explicit(&over, 1, memory_order_relaxed);
  return unused;
}

static void *look(void *unused) {
  atomic_store_explicit(&go, 1, memory_order_relaxed);
  if (atomic_load_explicit(&over, memory_order_relaxed))
    return (void *)(uintptr_t)both.plain[1];
  return unused;
}

int main(void) {
  pthread_t waiter, looker;
  pthread_create(&waiter, 0, wait, 0);
  pthread_create(&looker, 0, look, 0);
  pthread_join(waiter, 0);
  pthread_join(looker, 0);
}
