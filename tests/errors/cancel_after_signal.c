// tresse: flags -O0 -g
// expect: exit 1 and exit 2
// A thread that was signalled first is not cancelled in its wait, and comes to no other point.
#include <pthread.h>
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int waiting;
static void unlock(void *unused) { pthread_mutex_unlock(&mutex); }
static void *waiter(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_cleanup_push(unlock, NULL);
  waiting++;
  pthread_cond_wait(&cond, &mutex);
  pthread_cleanup_pop(1);
  return NULL;
}
int main(void) {
  pthread_t one;
  void *result;
  pthread_create(&one, NULL, waiter, NULL);
  pthread_mutex_lock(&mutex);
  int is_waiting = waiting;
  pthread_mutex_unlock(&mutex);
  if (!is_waiting) {
    pthread_cancel(one);
    pthread_join(one, &result);
    return result == PTHREAD_CANCELED ? 1 : 3;
  }
  pthread_mutex_lock(&mutex);
  pthread_cond_signal(&cond);
  pthread_mutex_unlock(&mutex);
  pthread_cancel(one);
  pthread_join(one, &result);
  return result == NULL ? 2 : 4;
}
