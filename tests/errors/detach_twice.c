// tresse: flags -O0 -g
// expect: T0802 line 15
// A detached thread is not joinable, so it cannot be detached again (POSIX pthread_detach).
#include <pthread.h>
#include <stddef.h>

static void *worker(void *unused) {
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  pthread_detach(t);
  pthread_detach(t);
  return 0;
}
