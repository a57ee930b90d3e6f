// tresse: flags -O0 -g
// expect: T0805 line 11
// A barrier that nobody initialises.
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
  pthread_create(&t, NULL, arrive, NULL);
  pthread_join(t, NULL);
  return 0;
}
