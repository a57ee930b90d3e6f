// tresse: flags -O0 -g
// expect: T0803 line 18
// Two threads wait at one condition variable, each with a mutex of its own (POSIX
// pthread_cond_wait: it is bound to one mutex while threads wait).
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t second = PTHREAD_MUTEX_INITIALIZER;
static atomic_int is_ready;

static void *waiter(void *argument) {
  pthread_mutex_t *mutex = argument;
  pthread_mutex_lock(mutex);
  while (!is_ready)
    pthread_cond_wait(&cond, mutex);
  pthread_mutex_unlock(mutex);
  return NULL;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, waiter, &first);
  pthread_create(&u, NULL, waiter, &second);
  pthread_mutex_lock(&first);
  pthread_mutex_lock(&second);
  is_ready = 1;
  pthread_cond_broadcast(&cond);
  pthread_mutex_unlock(&second);
  pthread_mutex_unlock(&first);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
