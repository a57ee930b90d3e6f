// tresse: flags -O0 -g
// expect: T0403 line 14 or T0403 line 16 or T0403 line 17
// The mutex of a wait is freed once its waiter was signalled: the waiter takes it again (POSIX
// pthread_cond_wait), or comes to it first.
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static pthread_mutex_t *mutex;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static int is_ready;

static void *waiter(void *unused) {
  pthread_mutex_lock(mutex);
  while (!is_ready)
    pthread_cond_wait(&cond, mutex);
  pthread_mutex_unlock(mutex);
  return unused;
}

int main(void) {
  pthread_t t;
  mutex = malloc(sizeof *mutex);
  pthread_mutex_init(mutex, NULL);
  pthread_create(&t, NULL, waiter, NULL);
  pthread_mutex_lock(mutex);
  is_ready = 1;
  pthread_cond_signal(&cond);
  pthread_mutex_unlock(mutex);
  free(mutex);
  pthread_join(t, NULL);
  return 0;
}
