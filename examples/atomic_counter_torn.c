// tresse: flags -O1 -g
//
// No data race, and wrong all the same: a load and a store are each atomic, the increment that they
// make is not. One of the two may be lost.
//
// sc:  assertion fails
// tso: assertion fails
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int counter;

static void *worker(void *unused) {
  (void)unused;
  atomic_store(&counter, atomic_load(&counter) + 1);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, NULL);
  pthread_create(&b, NULL, worker, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(atomic_load(&counter) == 2);
  return 0;
}
