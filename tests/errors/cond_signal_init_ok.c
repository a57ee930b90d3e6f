// tresse: flags -O0 -g
// expect: ok
// A condition variable is destroyed and initialised again before the thread that was woken goes on:
// that thread needs only the mutex (POSIX pthread_cond_destroy), so nothing races with the new one.
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int is_ready, is_waiting;

static void *waiter(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  is_waiting = 1;
  if (!is_ready)
    pthread_cond_wait(&cond, &mutex);
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, waiter, NULL);
  pthread_mutex_lock(&mutex);
  is_ready = 1;
  int was_waiting = is_waiting;
  pthread_cond_signal(&cond);
  pthread_mutex_unlock(&mutex);
  if (was_waiting) {
    pthread_cond_destroy(&cond);
    pthread_cond_init(&cond, NULL);
  }
  pthread_join(thread, NULL);
  return 0;
}
