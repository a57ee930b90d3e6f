// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0301 line 17 or T0301 line 27
// engines: graph
// A loop that waits is within another one. A round of the outer one is left out with the read that
// is kept of the inner one, whose rounds look at what another thread writes after all of that.
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int outer, inner, over;

static void *wait(void *unused) {
  volatile int seen;
  while (!atomic_load_explicit(&outer, memory_order_relaxed))
    while (!atomic_load_explicit(&inner, memory_order_relaxed))
      seen = data;
  atomic_store_explicit(&over, 1, memory_order_relaxed);
  return unused;
}

static void *write(void *unused) {
  atomic_store_explicit(&outer, 1, memory_order_relaxed);
  atomic_store_explicit(&inner, 1, memory_order_relaxed);
  if (atomic_load_explicit(&over, memory_order_relaxed))
    // Nothing orders this after the rounds.
    data = 1;
  return unused;
}

int main(void) {
  pthread_t waiter, writer;
  pthread_create(&waiter, 0, wait, 0);
  pthread_create(&writer, 0, write, 0);
  pthread_join(waiter, 0);
  pthread_join(writer, 0);
}
