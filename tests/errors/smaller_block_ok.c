// tresse: flags -O0 -g
// expect: ok
// The block is large or small, by what was read. Where it is small nothing is at the place where
// the other thread writes if it is large.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;
static _Atomic(atomic_int *) place;

static void *run(void *unused) {
  flag = 1;
  atomic_int *found = place;
  if (found)
    (*found)++;
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, run, NULL);
  int is_small = flag;
  atomic_int *block = calloc(1, is_small ? 80 : 512);
  place = is_small ? block : block + 112;
  pthread_join(thread, NULL);
  free(block);
  return 0;
}
