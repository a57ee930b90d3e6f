// tresse: flags -O0 -g
// expect: ok
// A timed wait was ended by a broadcast, or by its time before that: no thread is blocked at the
// condition variable, which may be destroyed (POSIX pthread_cond_destroy).
#include <pthread.h>
#include <stddef.h>
#include <time.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int is_ready, is_waiting;

static void *waiter(void *unused) {
  (void)unused;
  struct timespec soon = {1, 0};
  pthread_mutex_lock(&mutex);
  is_waiting = 1;
  if (!is_ready)
    pthread_cond_timedwait(&cond, &mutex, &soon);
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, waiter, NULL);
  pthread_mutex_lock(&mutex);
  is_ready = 1;
  if (is_waiting) {
    pthread_cond_broadcast(&cond);
    pthread_cond_destroy(&cond);
  }
  pthread_mutex_unlock(&mutex);
  pthread_join(thread, NULL);
  return 0;
}
