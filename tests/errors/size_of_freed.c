// tresse: flags -O0 -g
// expect: T0403 line 22
// What another thread has freed has no size any more.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

size_t malloc_usable_size(void *block);

static int *_Atomic block;

static void *release(void *unused) {
  free(atomic_exchange(&block, (int *)0));
  return unused;
}

int main(void) {
  int *mine = block = malloc(8);
  pthread_t thread;
  pthread_create(&thread, 0, release, 0);
  pthread_join(thread, 0);
  return (int)malloc_usable_size(mine);
}
