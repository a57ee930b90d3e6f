// tresse: flags -O0 -g
// expect: ok
// A condition variable may be destroyed once no thread is blocked at it (POSIX
// pthread_cond_destroy: right after a broadcast). Who was woken needs only the mutex.
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
  pthread_cond_broadcast(&cond);
  if (is_waiting)
    pthread_cond_destroy(&cond);
  pthread_mutex_unlock(&mutex);
  pthread_join(thread, NULL);
  return 0;
}
