// tresse: flags -O0 -g
// expect: T0801 line 15 or T0801 line 26
// A mutex is destroyed that a waiter will take again (POSIX pthread_mutex_destroy: one that is
// being used in pthread_cond_wait by another thread).
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int is_waiting, is_left;

static void *waiter(void *unused) {
  pthread_mutex_lock(&mutex);
  is_waiting = 1;
  if (!is_left) pthread_cond_wait(&cond, &mutex);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, waiter, NULL);
  pthread_mutex_lock(&mutex);
  int is_there = is_waiting; is_left = 1;
  pthread_mutex_unlock(&mutex);
  if (is_there) {
    pthread_mutex_destroy(&mutex);
    pthread_cond_signal(&cond);
    pthread_join(t, NULL);
  }
  return 0;
}
