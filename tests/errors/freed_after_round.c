// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0403 line 29
// engines: graph
// A round of a loop that waits looks into a block, which another thread frees once a relaxed flag
// says that the loop is over. Nothing makes the round come before that.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int go, done;
static atomic_int *load;

static void *wait(void *unused) {
  while (!atomic_load_explicit(&go, memory_order_acquire)) {
    if (atomic_load_explicit(load, memory_order_relaxed) > 8)
      abort();
  }
  atomic_store_explicit(&done, 1, memory_order_relaxed);
  return unused;
}

int main(void) {
  load = calloc(1, sizeof *load);
  pthread_t waiter;
  pthread_create(&waiter, 0, wait, 0);
  atomic_store_explicit(&go, 1, memory_order_release);
  if (atomic_load_explicit(&done, memory_order_relaxed))
    free(load);
  pthread_join(waiter, 0);
  return 0;
}
