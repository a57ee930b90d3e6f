// tresse: flags -O0 -g
// expect by graph: T0409 line 15
// expect by steps: T0901
// expect under sc by steps: T0409 line 15
// What is retired is not to be freed, whether it is protected or not.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
int main(void) {
  _Atomic(int *) variable = malloc(sizeof(int));
  __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
  int *block = __VERIFIER_hp_protect(hp, &variable);
  __VERIFIER_hp_retire(block);
  free(block);
  return 0;
}
