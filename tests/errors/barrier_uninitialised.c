// tresse: flags -O0 -g
// expect: T0805 line 12
// A barrier that one thread initialises too late for the other.
#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t b;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *arrive(void *unused) {
  (void)unused;
  pthread_barrier_wait(&b);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, arrive, NULL);
  pthread_mutex_lock(&m);
  pthread_barrier_init(&b, NULL, 1);
  pthread_mutex_unlock(&m);
  pthread_join(t, NULL);
  return 0;
}
