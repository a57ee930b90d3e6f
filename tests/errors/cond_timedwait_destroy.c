// tresse: flags -O0 -g
// expect: T0803 line 29
// A condition variable is destroyed while a thread waits at it that nobody has woken. That the wait
// may end by its time makes no difference: until then the thread is blocked (POSIX
// pthread_cond_destroy).
#include <pthread.h>
#include <stddef.h>
#include <time.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int is_waiting;

static void *waiter(void *unused) {
  (void)unused;
  struct timespec soon = {1, 0};
  pthread_mutex_lock(&mutex);
  is_waiting = 1;
  pthread_cond_timedwait(&cond, &mutex, &soon);
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, waiter, NULL);
  pthread_mutex_lock(&mutex);
  if (is_waiting)
    pthread_cond_destroy(&cond);
  pthread_mutex_unlock(&mutex);
  pthread_join(thread, NULL);
  return 0;
}
