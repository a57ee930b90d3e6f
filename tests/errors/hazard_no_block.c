// tresse: flags -O0 -g
// expect by graph: T0410 line 11
// expect by steps: T0410 line 11
// A local variable is retired.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
int main(void) {
  int local = 0;
  __VERIFIER_hp_retire(&local);
  return 0;
}
