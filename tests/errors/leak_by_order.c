// tresse: flags -O0 -g
// flags: --leaks error
// expect: T0411 line 12
// Both threads may see that there is no block yet, and each puts one there: the first of them is
// lost. In other executions there is one.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Atomic(int *) only;

static int *make(void) { return malloc(sizeof(int)); }

static void *run(void *unused) {
  if (atomic_load(&only) == NULL)
    atomic_store(&only, make());
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, run, NULL);
  run(NULL);
  pthread_join(t, NULL);
  return 0;
}
