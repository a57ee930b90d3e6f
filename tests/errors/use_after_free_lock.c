// tresse: flags -O0 -g
// expect: T0403 line 19
// A mutex that another thread could reach is taken by the thread that has freed it (C11 7.22.3.3).
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static void *idle(void *argument) {
  return argument;
}

int main(void) {
  pthread_t t;
  pthread_mutex_t *mutex = malloc(sizeof *mutex);
  pthread_mutex_init(mutex, NULL);
  pthread_create(&t, NULL, idle, mutex);
  pthread_join(t, NULL);
  free(mutex);
  pthread_mutex_lock(mutex);
  return 0;
}
