// tresse: flags -O0 -g
//
// The first program of every course on threads: two threads increment a counter without a lock.
//
// sc:  data race
// tso: data race
#include <pthread.h>
#include <stddef.h>

static int counter;

static void *worker(void *unused) {
  (void)unused;
  counter++;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, NULL);
  pthread_create(&b, NULL, worker, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
