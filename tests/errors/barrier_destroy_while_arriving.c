// tresse: flags -O0 -g
// expect: T0805 line 12 or T0805 line 21
// A barrier is destroyed while a thread comes to it, or waits (POSIX pthread_barrier_destroy: both
// are undefined). Nobody gets past it, so the assertion is not reached.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t barrier;

static void *arrive(void *unused) {
  pthread_barrier_wait(&barrier);
  assert(0);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_barrier_init(&barrier, NULL, 2);
  pthread_create(&t, NULL, arrive, NULL);
  pthread_barrier_destroy(&barrier);
  pthread_join(t, NULL);
  return 0;
}
