// tresse: flags -O0 -g
// expect: T0805
// A barrier is destroyed at which the other thread waits, or is about to.
#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t b;

static void *arrive(void *unused) {
  (void)unused;
  pthread_barrier_wait(&b);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_barrier_init(&b, NULL, 2);
  pthread_create(&t, NULL, arrive, NULL);
  pthread_barrier_destroy(&b);
  pthread_join(t, NULL);
  return 0;
}
