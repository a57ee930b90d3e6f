// tresse: flags -O0 -g
// expect by graph: ok
// expect by steps: T0901
// expect under sc by steps: ok
// A thread protects and retires by itself what nobody else knows, by two hazard pointers.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static void *work(void *unused) {
  _Atomic(int *) variable = malloc(sizeof(int));
  __VERIFIER_hp_t *one = __VERIFIER_hp_alloc(), *other = __VERIFIER_hp_alloc();
  int *block = __VERIFIER_hp_protect(one, &variable);
  __VERIFIER_hp_protect(other, &variable);
  __VERIFIER_hp_retire(block);
  *block = 1;
  __VERIFIER_hp_free(one);
  *block = 2;
  __VERIFIER_hp_free(other);
  return unused;
}
int main(void) {
  pthread_t thread;
  work(NULL);
  pthread_create(&thread, NULL, work, NULL);
  pthread_join(thread, NULL);
  return 0;
}
