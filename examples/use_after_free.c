// tresse: flags -O0 -g
//
// The owner withdraws the pointer and frees the block, but a reader that took the pointer before
// may still be about to use it.
//
// sc:  use of freed memory
// tso: use of freed memory
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static _Atomic(int *) shared;

static void *reader(void *unused) {
  (void)unused;
  int *p = atomic_load(&shared);
  if (p != NULL)
    return *p == 42 ? NULL : p;
  return NULL;
}

int main(void) {
  int *p = malloc(sizeof *p);
  if (p == NULL)
    return 1;
  *p = 42;
  atomic_store(&shared, p);
  pthread_t t;
  pthread_create(&t, NULL, reader, NULL);
  atomic_store(&shared, NULL);
  free(p); // BUG: the reader may have the pointer
  pthread_join(t, NULL);
  return 0;
}
