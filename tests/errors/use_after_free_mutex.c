// tresse: flags -O0 -g
// expect: T0403 line 12
// Memory is freed while a thread may still take the mutex in it (C11 7.22.3.3; POSIX
// pthread_mutex_lock of what is no mutex).
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static pthread_mutex_t *mutex;

static void *worker(void *unused) {
  pthread_mutex_lock(mutex);
  pthread_mutex_unlock(mutex);
  return unused;
}

int main(void) {
  pthread_t t;
  mutex = malloc(sizeof *mutex);
  pthread_mutex_init(mutex, NULL);
  pthread_create(&t, NULL, worker, NULL);
  free(mutex);
  pthread_join(t, NULL);
  return 0;
}
