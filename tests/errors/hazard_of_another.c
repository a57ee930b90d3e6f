// tresse: flags -O0 -g
// expect: T0901
// A hazard pointer that another thread has allocated is not modelled.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static __VERIFIER_hp_t *hp;
static void *work(void *unused) {
  _Atomic(int *) variable = NULL;
  __VERIFIER_hp_protect(hp, &variable);
  return unused;
}
int main(void) {
  pthread_t thread;
  hp = __VERIFIER_hp_alloc();
  pthread_create(&thread, NULL, work, NULL);
  pthread_join(thread, NULL);
  return 0;
}
