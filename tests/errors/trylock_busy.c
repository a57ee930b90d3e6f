// tresse: flags -O0 -g
// expect: T0101 line 18
// An empty critical section is still one: trylock can find the mutex held.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *hold(void *unused) {
  (void)unused;
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, hold, NULL);
  assert(pthread_mutex_trylock(&m) == 0);
  return 0;
}
