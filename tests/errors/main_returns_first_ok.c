// tresse: flags -O0 -g
// expect: ok
// main returns while a thread still runs: the process ends.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int n;

static void *worker(void *unused) {
  (void)unused;
  atomic_store(&n, 1);
  atomic_store(&n, 2);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  return 0;
}
