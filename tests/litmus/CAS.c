// tresse: flags -O1 -g
// CAS. Two compare-and-exchange on one location: exactly one wins.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x;
int r0, r1;

static void *p0(void *unused) {
  (void)unused;
  int expected = 0;
  int a = atomic_compare_exchange_strong_explicit(&x, &expected, 1,
                                                memory_order_relaxed, memory_order_relaxed);
  r0 = a;
  return NULL;
}

static void *p1(void *unused) {
  (void)unused;
  int expected = 0;
  int a = atomic_compare_exchange_strong_explicit(&x, &expected, 2,
                                                memory_order_relaxed, memory_order_relaxed);
  r1 = a;
  return NULL;
}

int main(void) {
  pthread_t t0, t1;
  pthread_create(&t0, NULL, p0, NULL);
  pthread_create(&t1, NULL, p1, NULL);
  pthread_join(t0, NULL);
  pthread_join(t1, NULL);
  return 0;
}

// sc: r0=0 r1=1 x=2
// sc: r0=1 r1=0 x=1
// tso: r0=0 r1=1 x=2
// tso: r0=1 r1=0 x=1
