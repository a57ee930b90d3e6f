// tresse: flags -O0 -g
// flags: --leaks error
// expect: T0411 line 12
// The block that knew another one is freed: what is in it leads to nothing, though the global
// variable still has its address.
#include <pthread.h>
#include <stdlib.h>

static int **outer;

static void *fills(void *unused) {
  *outer = malloc(sizeof **outer);
  return unused;
}

int main(void) {
  pthread_t thread;
  outer = malloc(sizeof *outer);
  pthread_create(&thread, NULL, fills, NULL);
  pthread_join(thread, NULL);
  free(outer);
}
