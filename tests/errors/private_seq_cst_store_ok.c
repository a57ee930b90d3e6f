// tresse: flags -O0 -g
// expect: ok
// expect under ra, rc11: T0101 line 35
// Store buffering, with a seq_cst store to a local between each thread's write and read: under TSO
// and PSO that empties the store buffer, as a locked exchange (docs/models.md), wherever it goes.
// C11 has no barriers: the two locals are different places, and nothing orders the relaxed
// accesses beside them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int first, second;

void *a(void *unused) {
  atomic_int own = 0;
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store(&own, 1);
  first = atomic_load_explicit(&y, memory_order_relaxed);
  return 0;
}
void *b(void *unused) {
  atomic_int own = 0;
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  atomic_store(&own, 1);
  second = atomic_load_explicit(&x, memory_order_relaxed);
  return 0;
}
int main(void) {
  pthread_t one, other;
  pthread_create(&one, 0, a, 0);
  pthread_create(&other, 0, b, 0);
  pthread_join(one, 0);
  pthread_join(other, 0);
  assert(first || second);
  return 0;
}
