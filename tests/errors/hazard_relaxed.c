// tresse: flags -O0 -g
// expect by graph: ok
// expect under rc11, pso by graph: T0403 line 16
// expect by steps: T0901
// expect under sc by steps: ok
// One thread removes a block and tells another one, relaxed, to retire it. Under PSO and RC11 the
// retirement may come before the removal is seen.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static _Atomic(int *) shared, removed;
static void *reader(void *unused) {
  __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
  int *block = __VERIFIER_hp_protect(hp, &shared);
  int value = block ? *block : 0;
  __VERIFIER_hp_free(hp);
  return value ? unused : NULL;
}
static void *remover(void *unused) {
  int *block = atomic_load(&shared);
  atomic_store_explicit(&shared, NULL, memory_order_relaxed);
  atomic_store_explicit(&removed, block, memory_order_relaxed);
  return unused;
}
int main(void) {
  pthread_t one, other;
  int *block = malloc(sizeof *block);
  *block = 1;
  atomic_init(&shared, block);
  pthread_create(&one, NULL, reader, NULL);
  pthread_create(&other, NULL, remover, NULL);
  block = atomic_load(&removed);
  if (block)
    __VERIFIER_hp_retire(block);
  pthread_join(one, NULL);
  pthread_join(other, NULL);
  return 0;
}
