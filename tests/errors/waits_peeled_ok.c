// tresse: flags -O0 -g
// A wait with a load before its loop. What a reader has read before the last write makes no
// difference to anybody: one execution.
// expect: ok
// expect by graph: 1 executions
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x;

static void *writer(void *unused) {
  for (int i = 1; i <= 5; i++)
    atomic_store_explicit(&x, i, memory_order_release);
  return unused;
}

static void *reader(void *unused) {
  int value = atomic_load_explicit(&x, memory_order_acquire);
  while (value != 5)
    value = atomic_load_explicit(&x, memory_order_acquire);
  return unused;
}

int main(void) {
  pthread_t threads[3];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], 0, reader, 0);
  pthread_create(&threads[2], 0, writer, 0);
  for (int i = 0; i < 3; i++)
    pthread_join(threads[i], 0);
  return 0;
}
