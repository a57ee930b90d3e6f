// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0301 line 19 or T0301 line 34
// engines: graph
// A loop that waits has a load before it, which is all that is kept of it: what a round looks at
// races with what another thread does once a relaxed flag says that the loop is over.
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int first, second, over;

static void wait_for(atomic_int *flag, int looks) {
  volatile int seen;
  if (atomic_load_explicit(flag, memory_order_relaxed))
    return;
  while (!atomic_load_explicit(flag, memory_order_relaxed))
    if (looks)
      seen = data;
}

static void *wait(void *unused) {
  wait_for(&first, 0);
  wait_for(&second, 1);
  atomic_store_explicit(&over, 1, memory_order_relaxed);
  return unused;
}

static void *write(void *unused) {
  atomic_store_explicit(&first, 1, memory_order_relaxed);
  atomic_store_explicit(&second, 1, memory_order_relaxed);
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
