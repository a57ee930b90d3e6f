// tresse: flags -O0 -g
// engines: graph steps candidates
// flags: --spurious-cas-failure
// expect: 6 executions
// expect under sc: 4 executions
// A weak compare-and-exchange may fail where the values are equal (C11 7.17.7.4 paragraph 3). It
// reads 0 and succeeds, reads 0 and fails, or reads 2 and fails; the other thread's load reads 0 or
// 1. Under SC it reads 1 unless the exchange has read 2. Elsewhere that load may pass its store:
// TSO and PSO buffer the store, RA and RC11 order seq_cst accesses only among themselves.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x, y;
int expected, is_exchanged, seen;

static void *exchanger(void *unused) {
  atomic_store_explicit(&x, 1, memory_order_release);
  is_exchanged = atomic_compare_exchange_weak_explicit(
      &y, &expected, 1, memory_order_seq_cst, memory_order_acquire);
  return unused;
}

static void *other(void *unused) {
  atomic_store_explicit(&y, 2, memory_order_release);
  seen = atomic_load_explicit(&x, memory_order_seq_cst);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, exchanger, NULL);
  pthread_create(&u, NULL, other, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
