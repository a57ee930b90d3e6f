// tresse: flags -O0 -g
// A retry loop that goes on with what the failed exchange has found. An exchange that fails could
// have been the load before it, so that what is left are the orders of the updates: 3! = 6.
// expect: ok
// expect by graph: 6 executions
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;

static void *adder(void *unused) {
  int old = atomic_load_explicit(&x, memory_order_relaxed);
  while (!atomic_compare_exchange_strong_explicit(&x, &old, old + 1, memory_order_acq_rel,
                                                  memory_order_relaxed))
    ;
  return unused;
}

int main(void) {
  pthread_t threads[3];
  for (int i = 0; i < 3; i++)
    pthread_create(&threads[i], 0, adder, 0);
  for (int i = 0; i < 3; i++)
    pthread_join(threads[i], 0);
  return x - 3;
}
