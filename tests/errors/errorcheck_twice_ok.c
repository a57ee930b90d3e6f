// tresse: flags -O0 -g
// expect: ok
// An error-checking mutex says EDEADLK to its owner, and EPERM to who has unlocked it: nobody waits
// for ever (POSIX pthread_mutex_lock, pthread_mutex_unlock).
#define _GNU_SOURCE
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;

static void *twice(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_mutex_lock(&mutex);
  pthread_mutex_unlock(&mutex);
  pthread_mutex_unlock(&mutex);
  return unused;
}

static void *once(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_mutex_unlock(&mutex);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, twice, NULL);
  pthread_create(&u, NULL, once, NULL);
  once(NULL);
  return 0;
}
