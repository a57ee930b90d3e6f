// tresse: flags -O0 -g
// expect: ok
// expect under rc11: T0301
// expect under pso by graph: T0301
// Two threads run the same, and one is started before the first thread writes to a block that it
// makes known later by a relaxed store: only the other one comes after that write.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int count;
static int *_Atomic told;

static void *look(void *unused) {
  if (atomic_fetch_add_explicit(&count, 1, memory_order_relaxed) == 1) {
    int *block = atomic_load_explicit(&told, memory_order_relaxed);
    return block && *block ? unused : 0;
  }
  return unused;
}

int main(void) {
  pthread_t before, after;
  int *block = malloc(sizeof *block);
  pthread_create(&before, 0, look, 0);
  *block = 5;
  pthread_create(&after, 0, look, 0);
  atomic_store_explicit(&told, block, memory_order_relaxed);
  pthread_join(before, 0);
  pthread_join(after, 0);
  return 0;
}
