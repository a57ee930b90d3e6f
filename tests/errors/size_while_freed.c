// tresse: flags -O0 -g
// expect: T0403 line 18 or T0403 line 13
// Another thread frees the block whose size is asked for.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

size_t malloc_usable_size(void *block);

static int *_Atomic block;

static void *release(void *unused) {
  free(atomic_exchange(&block, (int *)0));
  return unused;
}

static void *measure(void *unused) {
  int *mine = block; return mine && malloc_usable_size(mine) < 8 ? unused : 0;
}

int main(void) {
  pthread_t releaser, measurer;
  block = malloc(8);
  pthread_create(&releaser, 0, release, 0);
  pthread_create(&measurer, 0, measure, 0);
  pthread_join(releaser, 0);
  pthread_join(measurer, 0);
  return 0;
}
