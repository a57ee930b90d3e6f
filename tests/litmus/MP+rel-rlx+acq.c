// tresse: flags -O1 -g
// MP+rel-rlx+acq. Message passing where a relaxed store follows the release store: whoever reads
// that synchronises by C11 and not by C++20.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x, y;
int r0, r1;

static void *p0(void *unused) {
  (void)unused;
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&y, 1, memory_order_release);
  atomic_store_explicit(&y, 2, memory_order_relaxed);
  return NULL;
}

static void *p1(void *unused) {
  (void)unused;
  int a = atomic_load_explicit(&y, memory_order_acquire);
  int b = atomic_load_explicit(&x, memory_order_relaxed);
  r0 = a;
  r1 = b;
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

// sc: r0=0 r1=0
// sc: r0=0 r1=1
// sc: r0=1 r1=1
// sc: r0=2 r1=1
// tso: r0=0 r1=0
// tso: r0=0 r1=1
// tso: r0=1 r1=1
// tso: r0=2 r1=1
