// tresse: flags -O0 -g
// expect by graph: T0403 line 16
// expect by steps: T0901
// expect under sc by steps: T0403 line 16
// A pointer into the midst of a block is not the one that is retired, and protects nothing.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
int main(void) {
  int *block = malloc(2 * sizeof *block);
  _Atomic(int *) variable = block + 1;
  __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
  int *second = __VERIFIER_hp_protect(hp, &variable);
  __VERIFIER_hp_retire(block);
  *second = 1;
  return 0;
}
