// tresse: flags -O0 -g
// expect: T0301
// expect under sc, tso, ra: cut
// engines: graph
// A round of a loop writes what is there, and races with a read that another thread comes to only
// if the loop is over. That it is over orders nothing here; under SC, TSO and RA it does, and the
// loop is followed to its bound, as the location is not one thread's.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int go, done;
static int seen, copy;

static void *wait(void *unused) {
  while (!atomic_load_explicit(&go, memory_order_acquire)) {
    int same = seen;
    seen = same;
  }
  atomic_store_explicit(&done, 1, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t waiter;
  pthread_create(&waiter, 0, wait, 0);
  atomic_store_explicit(&go, 1, memory_order_release);
  if (atomic_load_explicit(&done, memory_order_relaxed))
    copy = seen;
  pthread_join(waiter, 0);
  return 0;
}
