// tresse: flags -O0 -g
// expect by graph: T0403 line 16
// expect by steps: T0901
// expect under sc by steps: T0403 line 16
// The same, and it uses the block after the last protection is over.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
int main(void) {
  _Atomic(int *) variable = malloc(sizeof(int));
  __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
  int *block = __VERIFIER_hp_protect(hp, &variable);
  __VERIFIER_hp_retire(block);
  __VERIFIER_hp_free(hp);
  *block = 2;
  return 0;
}
