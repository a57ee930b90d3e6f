// tresse: flags -O0 -g
// engines: graph
// expect: T0202 and T0101 line 37
// A thread that waits and writes stands beside one that waits only. What the first one waits for
// is written by the second one, after a write that was overwritten since.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag;
static int written, seen;

static void *poller(void *unused) {
  while (atomic_load(&flag) == 0)
    written = 3;
  if (atomic_load_explicit(&flag, memory_order_relaxed) == 1)
    seen = written;
  return unused;
}

static void *waiter(void *unused) {
  while (atomic_load_explicit(&flag, memory_order_relaxed) == 0) {
  }
  atomic_store_explicit(&flag, 1, memory_order_release);
  return unused;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, poller, NULL);
  pthread_create(&threads[1], NULL, waiter, NULL);
  atomic_store_explicit(&flag, 2, memory_order_release);
  atomic_store_explicit(&flag, 0, memory_order_release);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  // Where the poller saw the waiter's write, after its own.
  assert(seen != 3);
  return 0;
}
