// tresse: flags -O0 -g
// expect: exit 7
// Of two threads that wait one is cancelled, and then one signal is sent. POSIX pthread_cond_wait: who
// is cancelled takes no signal that the other one could have, so nobody waits for ever.
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
  pthread_t one, other;
  void *result, *cancelled;
  pthread_create(&one, NULL, waiter, NULL);
  pthread_create(&other, NULL, waiter, NULL);
  for (int seen = 0; seen < 2;) {
    pthread_mutex_lock(&mutex);
    seen = waiting;
    pthread_mutex_unlock(&mutex);
  }
  pthread_cancel(one);
  pthread_mutex_lock(&mutex);
  pthread_cond_signal(&cond);
  pthread_mutex_unlock(&mutex);
  pthread_join(other, &result);
  pthread_join(one, &cancelled);
  return cancelled == PTHREAD_CANCELED && result == NULL ? 7 : 1;
}
