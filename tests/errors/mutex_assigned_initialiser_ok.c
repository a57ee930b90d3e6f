// tresse: flags -O0 -g
// expect: ok
// An initialiser makes a mutex also by assignment, and in a thread: an error-checking one says
// EDEADLK to its owner (POSIX pthread_mutex_init, pthread_mutex_lock).
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutexes[2];

static void *worker(void *unused) {
  mutexes[0] = (pthread_mutex_t)PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
  pthread_mutex_lock(&mutexes[0]);
  assert(pthread_mutex_lock(&mutexes[0]) == EDEADLK);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, NULL);
  return 0;
}
