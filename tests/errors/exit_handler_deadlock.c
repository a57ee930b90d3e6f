// tresse: flags -O0 -g
// expect: T0201 line 12
// A thread calls exit with a lock that a function of atexit takes: exit runs it (C11 7.22.4.4), and
// it waits for its own thread.
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void handler(void) {
  pthread_mutex_lock(&mutex);
}

static void *leave(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  exit(0);
}

int main(void) {
  pthread_t t;
  atexit(handler);
  pthread_create(&t, NULL, leave, NULL);
  pthread_join(t, NULL);
  return 0;
}
