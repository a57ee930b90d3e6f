// tresse: flags -O0 -g
// expect by graph: T0403 line 17
// expect by steps: T0901
// The same with something between the read and the call: the protection begins after that, when the block
// may have been retired.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static atomic_int seen;
static _Atomic(int *) shared;
static void *reader(void *unused) {
  __VERIFIER_hp_t *hp = __VERIFIER_hazptr_alloc();
  int *block = atomic_load_explicit(&shared, memory_order_acquire);
  atomic_store(&seen, 1);
  __VERIFIER_hazptr_protect(hp, block);
  int value = block ? *block : 0;
  __VERIFIER_hazptr_free(hp);
  return value ? unused : NULL;
}
int main(void) {
  pthread_t thread;
  int *block = malloc(sizeof *block);
  *block = 1;
  atomic_init(&shared, block);
  pthread_create(&thread, NULL, reader, NULL);
  atomic_store_explicit(&shared, NULL, memory_order_release);
  __VERIFIER_hazptr_retire(block);
  pthread_join(thread, NULL);
  return 0;
}
