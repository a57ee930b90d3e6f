// tresse: flags -O0 -g
// expect by graph: T0403 line 14
// expect by steps: T0901
// expect under sc by steps: T0403 line 14
// A block is retired, and the variable still points to it: a protection may begin after that.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static _Atomic(int *) shared;
static void *reader(void *unused) {
  __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
  int *block = __VERIFIER_hp_protect(hp, &shared);
  int value = *block;
  __VERIFIER_hp_free(hp);
  return value ? unused : NULL;
}
int main(void) {
  int *block = malloc(sizeof *block);
  *block = 1;
  atomic_store(&shared, block);
  pthread_t thread;
  pthread_create(&thread, NULL, reader, NULL);
  __VERIFIER_hp_retire(block);
  pthread_join(thread, NULL);
  return 0;
}
