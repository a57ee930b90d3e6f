// tresse: flags -O0 -g
// expect: T0201 line 21
// What was last written to a mutex counts: a recursive one that was made normal cannot be taken
// twice (POSIX pthread_mutex_lock).
#define _GNU_SOURCE
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

static void *make_normal(void *unused) {
  mutex = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, make_normal, NULL);
  pthread_join(t, NULL);
  pthread_mutex_lock(&mutex);
  pthread_mutex_lock(&mutex);
  return 0;
}
