// tresse: flags -O0 -g
// expect by graph: T0101 line 32
// expect under sc by graph: ok
// expect by steps: T0901
// expect under sc by steps: ok
// No step of a hazard pointer, and no retirement, is a fence: store buffering goes past them.
#include <assert.h>
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static atomic_int x, y, a, b;
static void reclaim(void) {
  _Atomic(int *) variable = malloc(sizeof(int));
  __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
  __VERIFIER_hp_retire(__VERIFIER_hp_protect(hp, &variable));
  __VERIFIER_hp_clear(hp);
}
static void *work(void *unused) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  reclaim();
  atomic_store_explicit(&a, atomic_load_explicit(&y, memory_order_relaxed), memory_order_relaxed);
  return unused;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  reclaim();
  atomic_store_explicit(&b, atomic_load_explicit(&x, memory_order_relaxed), memory_order_relaxed);
  pthread_join(thread, NULL);
  assert(atomic_load(&a) || atomic_load(&b));
  return 0;
}
