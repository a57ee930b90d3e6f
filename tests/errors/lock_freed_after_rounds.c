// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0403 line 29
// engines: graph
// Rounds of a loop that waits take a lock, which another thread frees once a relaxed flag says that
// the loop is over.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int go, over;
static pthread_mutex_t *lock;

static void *wait(void *unused) {
  while (!atomic_load_explicit(&go, memory_order_relaxed)) {
    pthread_mutex_lock(lock);
    pthread_mutex_unlock(lock);
  }
  atomic_store_explicit(&over, 1, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t waiter;
  lock = calloc(1, sizeof *lock);
  pthread_create(&waiter, 0, wait, 0);
  atomic_store_explicit(&go, 1, memory_order_relaxed);
  if (atomic_load_explicit(&over, memory_order_relaxed))
    free(lock);
  pthread_join(waiter, 0);
  return 0;
}
