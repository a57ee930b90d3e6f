// tresse: flags -O0 -g
// expect: T0101 line 24
// What was last written to a mutex counts: a recursive one that was made error-checking says
// EDEADLK to its owner (POSIX pthread_mutex_lock).
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

static void *make_errorcheck(void *unused) {
  mutex = (pthread_mutex_t)PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, make_errorcheck, NULL);
  pthread_join(t, NULL);
  pthread_mutex_lock(&mutex);
  int error = pthread_mutex_lock(&mutex);
  assert(error != EDEADLK);
  return 0;
}
