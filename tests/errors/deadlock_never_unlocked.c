// tresse: flags -O0 -g
// expect: T0201 line 19
// A thread ends with the mutex that main wants.
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *forgetful(void *unused) {
  (void)unused;
  pthread_mutex_lock(&m);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, forgetful, NULL);
  pthread_join(t, NULL);
  pthread_mutex_lock(&m);
  return 0;
}
