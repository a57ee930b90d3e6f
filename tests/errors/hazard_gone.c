// tresse: flags -O0 -g
// expect by graph: T0403
// expect by steps: T0901
// expect under sc by steps: T0403
// A hazard pointer is used after it was freed.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
int main(void) {
  _Atomic(int *) variable = NULL;
  __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
  __VERIFIER_hp_free(hp);
  __VERIFIER_hp_protect(hp, &variable);
  return 0;
}
