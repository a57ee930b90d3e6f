// tresse: flags -O0 -g
// expect: T0201 line 27
// The implicit unlock of a wait may not release a recursive mutex that was taken twice; then no
// other thread can make the predicate true (POSIX pthread_mutexattr_settype, application usage).
#define _GNU_SOURCE
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int is_ready;

static void *produce(void *unused) {
  pthread_mutex_lock(&mutex);
  is_ready = 1;
  pthread_cond_signal(&cond);
  pthread_mutex_unlock(&mutex);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_mutex_lock(&mutex);
  pthread_mutex_lock(&mutex);
  pthread_create(&t, NULL, produce, NULL);
  while (!is_ready)
    pthread_cond_wait(&cond, &mutex);
  pthread_mutex_unlock(&mutex);
  pthread_mutex_unlock(&mutex);
  pthread_join(t, NULL);
  return 0;
}
