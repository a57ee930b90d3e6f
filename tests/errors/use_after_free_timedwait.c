// tresse: flags -O0 -g
// expect: T0403 line 16
// Memory is freed while a thread may still come to wait, or waits with a time, at the condition
// variable in it (C11 7.22.3.3).
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t *cond;

static void *waiter(void *unused) {
  struct timespec until = {1, 0};
  pthread_mutex_lock(&mutex);
  pthread_cond_timedwait(cond, &mutex, &until);
  pthread_mutex_unlock(&mutex);
  return unused;
}

int main(void) {
  pthread_t t;
  cond = malloc(sizeof *cond);
  pthread_cond_init(cond, NULL);
  pthread_create(&t, NULL, waiter, NULL);
  free(cond);
  pthread_join(t, NULL);
  return 0;
}
