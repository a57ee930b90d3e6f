// tresse: flags -O0 -g
// expect: T0802 line 15
// A thread that was joined is gone: it cannot be detached (POSIX pthread_join, pthread_detach).
#include <pthread.h>
#include <stddef.h>

static void *worker(void *unused) {
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, NULL);
  pthread_detach(t);
  return 0;
}
