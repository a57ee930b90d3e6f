// tresse: flags -O1 -g
// CoWW. Two stores to one location by one thread stay in order.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x;

static void *p0(void *unused) {
  (void)unused;
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&x, 2, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t t0;
  pthread_create(&t0, NULL, p0, NULL);
  pthread_join(t0, NULL);
  return 0;
}

// sc: x=2
// tso: x=2
