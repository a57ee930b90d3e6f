// tresse: flags -O0 -g
// expect by graph: ok
// expect by steps: T0901
// What GenMC's macro of the name makes of a protection, in a program that was compiled against its
// header: a read, and then a call that is told what was read. Graphs see where the read is.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static _Atomic(int *) shared;
static void *reader(void *unused) {
  __VERIFIER_hp_t *hp = __VERIFIER_hazptr_alloc();
  int *block = atomic_load_explicit(&shared, memory_order_acquire);
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
