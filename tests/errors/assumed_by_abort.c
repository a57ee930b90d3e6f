// tresse: flags -O0 -g
// expect: T0101 line 24
// SV-COMP's programs assume by a function of this name, which aborts: that is no error. What holds after it
// is what was assumed, and what another thread does wrong before it counts.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

extern bool __VERIFIER_nondet_bool(void);

static atomic_int x;

static void assume_abort_if_not(int condition) {
  if (!condition)
    abort();
}

static void *look(void *unused) {
  bool b = __VERIFIER_nondet_bool();
  assume_abort_if_not(b);
  assert(b && x == 0);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, look, NULL);
  x = 1;
  assume_abort_if_not(x == 2);
  assert(0);
}
