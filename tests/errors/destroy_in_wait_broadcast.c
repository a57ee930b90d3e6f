// tresse: flags -O0 -g
// expect: T0801 line 12 or T0801 line 13 or T0801 line 18 or T0801 line 19 or T0801 line 25
// One thread destroys a mutex and takes it, one waits with it, one wakes that up and takes it too
// (POSIX pthread_mutex_destroy). Whoever comes to it after its end has undefined behaviour.
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;

static void *destroy(void *unused) {
  pthread_mutex_destroy(&mutex);
  pthread_mutex_lock(&mutex);
  return unused;
}

static void *waiter(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_cond_wait(&cond, &mutex);
  return unused;
}

static void *wake(void *unused) {
  pthread_cond_broadcast(&cond);
  pthread_mutex_lock(&mutex);
  return unused;
}

int main(void) {
  pthread_t t, u, v;
  pthread_create(&t, NULL, destroy, NULL);
  pthread_create(&u, NULL, waiter, NULL);
  pthread_create(&v, NULL, wake, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  pthread_join(v, NULL);
  return 0;
}
