// tresse: flags -O0 -g
// expect: T0101 line 27
// A time that is up says nothing about the condition: it may have come true before the mutex was free again.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int full;

static void *produce(void *unused) {
  pthread_mutex_lock(&m);
  full = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return unused;
}

static void *consume(void *unused) {
  struct timespec until = {1, 0};
  int error = 0;
  pthread_mutex_lock(&m);
  while (!full && error == 0) error = pthread_cond_timedwait(&c, &m, &until);
  if (error == ETIMEDOUT) assert(!full);
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, produce, NULL);
  pthread_create(&threads[1], NULL, consume, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
