// tresse: flags -O0 -g
// expect: T0803 line 16
// A thread signals after it has unlocked: who waits may have seen the flag before, and destroyed
// the condition variable (POSIX pthread_cond_destroy).
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int is_ready;

static void *produce(void *unused) {
  pthread_mutex_lock(&mutex);
  is_ready = 1;
  pthread_mutex_unlock(&mutex);
  pthread_cond_signal(&cond);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, produce, NULL);
  pthread_mutex_lock(&mutex);
  while (!is_ready)
    pthread_cond_wait(&cond, &mutex);
  pthread_mutex_unlock(&mutex);
  pthread_cond_destroy(&cond);
  pthread_join(t, NULL);
  return 0;
}
