// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0301
// A round of a loop that waits writes to a block, after the fence that was to publish it. The value
// is there already, but the write is not what the fence has published.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int go;
static int *_Atomic told;

static void *make(void *unused) {
  int *block = malloc(sizeof *block);
  *block = 5;
  atomic_thread_fence(memory_order_release);
  while (!atomic_load_explicit(&go, memory_order_relaxed))
    *block = 5;
  atomic_store_explicit(&told, block, memory_order_relaxed);
  return unused;
}

static void *look(void *unused) {
  int *block = atomic_load_explicit(&told, memory_order_acquire);
  return block && *block ? unused : 0;
}

int main(void) {
  pthread_t maker, looker;
  pthread_create(&maker, 0, make, 0);
  pthread_create(&looker, 0, look, 0);
  atomic_store_explicit(&go, 1, memory_order_relaxed);
  pthread_join(maker, 0);
  pthread_join(looker, 0);
  return 0;
}
