// tresse: flags -O0 -g
// expect: T0901 line 12
// Two atomic stores in a section: a thread outside of all sections could see one without the other, which SV-COMP's rules exclude.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static void __VERIFIER_atomic_both(void) {
  x = 1;
  y = 1;
}

static void *worker(void *unused) {
  (void)unused;
  __VERIFIER_atomic_both();
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, NULL);
}
