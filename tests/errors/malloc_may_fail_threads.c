// tresse: flags -O0 -g
// engines: graph steps candidates
// flags: --malloc-may-fail
// expect: T0405 line 13
// A thread is handed a block, and does not look whether there is one.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Atomic(int *) block;

static void *use(void *unused) {
  *atomic_load(&block) = 1;
  return unused;
}

int main(void) {
  pthread_t t;
  atomic_store(&block, malloc(sizeof(int)));
  pthread_create(&t, NULL, use, NULL);
  pthread_join(t, NULL);
  free(block);
  return 0;
}
