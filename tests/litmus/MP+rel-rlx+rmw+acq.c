// tresse: flags -O1 -g
// MP+rel-rlx+rmw+acq. Another thread's update follows the release store, or the relaxed one
// after it: by C++20 that makes a difference.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x, y;
int r0, r1;

static void *p0(void *unused) {
  (void)unused;
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&y, 10, memory_order_release);
  atomic_store_explicit(&y, 20, memory_order_relaxed);
  return NULL;
}

static void *p1(void *unused) {
  (void)unused;
  atomic_fetch_add_explicit(&y, 1, memory_order_relaxed);
  return NULL;
}

static void *p2(void *unused) {
  (void)unused;
  int a = atomic_load_explicit(&y, memory_order_acquire);
  int b = atomic_load_explicit(&x, memory_order_relaxed);
  r0 = a;
  r1 = b;
  return NULL;
}

int main(void) {
  pthread_t t0, t1, t2;
  pthread_create(&t0, NULL, p0, NULL);
  pthread_create(&t1, NULL, p1, NULL);
  pthread_create(&t2, NULL, p2, NULL);
  pthread_join(t0, NULL);
  pthread_join(t1, NULL);
  pthread_join(t2, NULL);
  return 0;
}

// sc: r0=0 r1=0
// sc: r0=0 r1=1
// sc: r0=1 r1=0
// sc: r0=1 r1=1
// sc: r0=10 r1=1
// sc: r0=11 r1=1
// sc: r0=20 r1=1
// sc: r0=21 r1=1
// tso: r0=0 r1=0
// tso: r0=0 r1=1
// tso: r0=1 r1=0
// tso: r0=1 r1=1
// tso: r0=10 r1=1
// tso: r0=11 r1=1
// tso: r0=20 r1=1
// tso: r0=21 r1=1
