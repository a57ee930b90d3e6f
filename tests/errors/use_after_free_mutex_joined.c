// tresse: flags -O0 -g
// expect: T0403 line 21
// A mutex is taken after a thread that was joined has freed its memory (C11 7.22.3.3).
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static pthread_mutex_t *mutex;

static void *release(void *unused) {
  free(mutex);
  return unused;
}

int main(void) {
  pthread_t t;
  mutex = malloc(sizeof *mutex);
  pthread_mutex_init(mutex, NULL);
  pthread_create(&t, NULL, release, NULL);
  pthread_join(t, NULL);
  pthread_mutex_lock(mutex);
  return 0;
}
