// tresse: flags -O1 -g
// CoWR. A load after a store to the same location sees it or a newer one.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x;
int r0;

static void *p0(void *unused) {
  (void)unused;
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  int a = atomic_load_explicit(&x, memory_order_relaxed);
  r0 = a;
  return NULL;
}

static void *p1(void *unused) {
  (void)unused;
  atomic_store_explicit(&x, 2, memory_order_relaxed);
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

// sc: r0=1 x=1
// sc: r0=1 x=2
// sc: r0=2 x=2
// tso: r0=1 x=1
// tso: r0=1 x=2
// tso: r0=2 x=2
