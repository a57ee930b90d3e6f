// tresse: flags -O0 -g
// expect: T0801 line 11
// A mutex is unlocked by a thread that does not hold it.
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *unused) {
  (void)unused;
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_mutex_lock(&m);
  pthread_create(&t, NULL, other, NULL);
  pthread_join(t, NULL);
  return 0;
}
