// tresse: flags -O0 -g
// expect: T0101 line 10
// An assumption that fails ends the execution, and not what another thread could have done before:
// an error that comes first is one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <tresse.h>
static atomic_int x;
static void *look(void *arg) { assert(atomic_load(&x) != 1); return arg; }
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, look, 0);
  atomic_store(&x, 1);
  __VERIFIER_assume(0);
  return 0;
}
