// tresse: flags -O0 -g
// expect: ok
// A compare-and-exchange that never finds what it expects writes nothing: a plain read beside it does not race (C11 7.17.7.4).
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static int x = 1;

static void *worker(void *unused) {
  (void)unused;
  int expected = 0;
  assert(!__atomic_compare_exchange_n(&x, &expected, 2, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
  assert(expected == 1);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  assert(x == 1);
  pthread_join(t, NULL);
  return 0;
}
