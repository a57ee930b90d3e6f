// tresse: flags -O0 -g
// expect: T0301 line 22
// When `main` reads `x`, the compare-and-exchange fails or is over: what it stored then was overwritten. Nothing orders the two.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int x;
static atomic_int y;

static void *worker(void *unused) {
  int expected = 0;
  __atomic_compare_exchange_n(&x, &expected, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  __atomic_store_n(&x, 2, __ATOMIC_SEQ_CST);
  int turn = atomic_load(&y);
  int seen = x;
  pthread_join(t, NULL);
  return seen + turn != 2;
}
