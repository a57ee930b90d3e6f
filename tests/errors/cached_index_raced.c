// tresse: flags -O0 -g
// expect: T0301
// engines: graph
// A round of a loop writes what is there already, and races with another thread's read all the same.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int there;
static int seen, copy;

static void *wait(void *unused) {
  while (!atomic_load_explicit(&there, memory_order_acquire))
    seen = 0;
  return unused;
}

int main(void) {
  pthread_t waiter;
  pthread_create(&waiter, 0, wait, 0);
  atomic_store_explicit(&there, 1, memory_order_release);
  copy = seen;
  pthread_join(waiter, 0);
  return 0;
}
