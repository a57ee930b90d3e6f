// tresse: flags -O0 -g
// expect: T0802 line 16
// A detached thread is joined.
#include <pthread.h>
#include <stddef.h>

static void *worker(void *unused) {
  (void)unused;
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  pthread_detach(t);
  pthread_join(t, NULL);
  return 0;
}
