// tresse: flags -O0 -g
// expect by graph: T0409 line 13
// expect by steps: T0901
// expect under sc by steps: T0409 line 13
// Two threads retire one block.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static _Atomic(int *) shared;
static void *work(void *unused) {
  int *block = atomic_load(&shared);
  __VERIFIER_hp_retire(block);
  return unused;
}
int main(void) {
  pthread_t one, other;
  atomic_store(&shared, malloc(sizeof(int)));
  pthread_create(&one, NULL, work, NULL);
  pthread_create(&other, NULL, work, NULL);
  pthread_join(one, NULL);
  pthread_join(other, NULL);
  return 0;
}
