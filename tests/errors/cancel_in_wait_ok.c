// tresse: flags -O0 -g
// expect: exit 7
// A thread that waits at a condition variable is cancelled: it has the mutex again before its handler
// is called (POSIX pthread_cond_wait), and its result is PTHREAD_CANCELED.
#include <pthread.h>
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int handled;
static void give_up(void *unused) {
  handled = 1;
  pthread_mutex_unlock(&mutex);
}
static void *waiter(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_cleanup_push(give_up, NULL);
  for (;;) pthread_cond_wait(&cond, &mutex);
  pthread_cleanup_pop(1);
  return NULL;
}
int main(void) {
  pthread_t thread;
  void *result;
  pthread_create(&thread, NULL, waiter, NULL);
  pthread_cancel(thread);
  pthread_join(thread, &result);
  return result == PTHREAD_CANCELED && handled ? 7 : 1;
}
