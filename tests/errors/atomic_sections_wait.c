// tresse: flags -O0 -g
// expect: T0901 line 11
// A section that waits for a mutex: SV-COMP's rules do not say who may run then.
#include <pthread.h>
#include <tresse/verifier.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
  __VERIFIER_atomic_begin();
  pthread_mutex_lock(&m);
  __VERIFIER_atomic_end();
}
