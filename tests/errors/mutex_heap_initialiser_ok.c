// tresse: flags -O0 -g
// expect: ok
// A mutex on the heap is initialised by assignment after another thread was there, and guards a
// counter (POSIX pthread_mutex_init).
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static struct guarded {
  pthread_mutex_t mutex;
  int n;
} *shared;

static void *idle(void *unused) {
  return unused;
}

static void *count(void *unused) {
  pthread_mutex_lock(&shared->mutex);
  shared->n++;
  pthread_mutex_unlock(&shared->mutex);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, idle, NULL);
  pthread_join(t, NULL);
  shared = malloc(sizeof *shared);
  shared->mutex = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
  shared->n = 0;
  pthread_create(&t, NULL, count, NULL);
  count(NULL);
  pthread_join(t, NULL);
  return shared->n - 2;
}
