// tresse: flags -O0 -g
// expect by graph: T0403 line 12
// expect by steps: T0901
// expect under sc by steps: T0403 line 12
// The same, and nobody waits for the second thread: it may read the block when the protection is over.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static _Atomic(int *) shared;
static void *reader(void *block) {
  return *(int *)block ? block : NULL;
}
static void *keeper(void *unused) {
  __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
  int *block = __VERIFIER_hp_protect(hp, &shared);
  if (block != NULL) {
    pthread_t thread;
    pthread_create(&thread, NULL, reader, block);
  }
  __VERIFIER_hp_free(hp);
  return unused;
}
int main(void) {
  pthread_t thread;
  int *block = malloc(sizeof *block);
  *block = 1;
  atomic_init(&shared, block);
  pthread_create(&thread, NULL, keeper, NULL);
  atomic_store_explicit(&shared, NULL, memory_order_release);
  __VERIFIER_hp_retire(block);
  pthread_join(thread, NULL);
  return 0;
}
