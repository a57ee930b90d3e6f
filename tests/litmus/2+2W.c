// tresse: flags -O1 -g
// 2+2W. Two threads write both locations in opposite order.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x, y;

static void *p0(void *unused) {
  (void)unused;
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&y, 2, memory_order_relaxed);
  return NULL;
}

static void *p1(void *unused) {
  (void)unused;
  atomic_store_explicit(&y, 1, memory_order_relaxed);
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

// sc: x=1 y=2
// sc: x=2 y=1
// sc: x=2 y=2
// tso: x=1 y=2
// tso: x=2 y=1
// tso: x=2 y=2
