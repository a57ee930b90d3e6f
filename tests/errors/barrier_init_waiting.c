// tresse: flags -O0 -g
// expect: T0805 line 22 or T0301 line 22
// A barrier is initialised again while the other thread may wait at it.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_barrier_t b;
static atomic_int ready;

static void *arrive(void *unused) {
  (void)unused;
  atomic_store(&ready, 1);
  pthread_barrier_wait(&b);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_barrier_init(&b, NULL, 2);
  pthread_create(&t, NULL, arrive, NULL);
  if (atomic_load(&ready)) pthread_barrier_init(&b, NULL, 2);
  pthread_barrier_wait(&b);
  pthread_join(t, NULL);
  return 0;
}
