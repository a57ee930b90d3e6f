// tresse: flags -O0 -g
// expect by graph: ok
// expect by steps: T0901
// expect under sc by steps: ok
// A reader waits for a block, and another thread replaces it.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static _Atomic(int *) shared;
static void *reader(void *unused) {
  __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
  int *block;
  while ((block = __VERIFIER_hp_protect(hp, &shared)) == NULL)
    ;
  int value = *block;
  __VERIFIER_hp_free(hp);
  return value ? unused : NULL;
}
static int *new(int value) {
  int *block = malloc(sizeof *block);
  *block = value;
  return block;
}
int main(void) {
  pthread_t one, other;
  pthread_create(&one, NULL, reader, NULL);
  pthread_create(&other, NULL, reader, NULL);
  atomic_store_explicit(&shared, new(1), memory_order_release);
  __VERIFIER_hp_retire(atomic_exchange_explicit(&shared, new(2), memory_order_acq_rel));
  pthread_join(one, NULL);
  pthread_join(other, NULL);
  return 0;
}
