// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0403 line 13 or T0403 line 18
// A flag that is stored relaxed says nothing of what was written before: under PSO it may be seen
// first, and under RC11 it orders nothing. Then the block is freed and written to, in either order;
// an engine may name either side.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static atomic_int done;
static int *block;
static void *work(void *unused) {
  *block = 3;
  atomic_store_explicit(&done, 1, memory_order_relaxed);
  return 0;
}
static void *clean(void *unused) {
  if (atomic_load_explicit(&done, memory_order_acquire)) free(block);
  return 0;
}
int main(void) {
  pthread_t one, other;
  block = malloc(8);
  pthread_create(&one, 0, work, 0);
  pthread_create(&other, 0, clean, 0);
  pthread_join(one, 0);
  pthread_join(other, 0);
  return 0;
}
