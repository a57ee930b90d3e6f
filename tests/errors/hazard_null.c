// tresse: flags -O0 -g
// expect by graph: T0410 line 12
// expect by steps: T0901
// expect under sc by steps: T0410 line 12
// Null is no block to retire; protecting it is protecting nothing.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
int main(void) {
  _Atomic(int *) variable = NULL;
  __VERIFIER_hp_retire(__VERIFIER_hp_protect(__VERIFIER_hp_alloc(), &variable));
  return 0;
}
