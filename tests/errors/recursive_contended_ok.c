// tresse: flags -O0 -g
// expect: ok
// Two threads take a recursive mutex twice each: it is free when it has been unlocked as often as locked.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex;
static int n;

static void *worker(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  pthread_mutex_lock(&mutex);
  n++;
  pthread_mutex_unlock(&mutex);
  n++;
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&mutex, &attributes);
  pthread_create(&t, NULL, worker, NULL);
  worker(NULL);
  pthread_join(t, NULL);
  assert(n == 4);
  return 0;
}
