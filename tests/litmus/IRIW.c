// tresse: flags -O1 -g
// IRIW. Independent reads of independent writes: do two readers agree on the order?
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x, y;
int r0, r1, r2, r3;

static void *p0(void *unused) {
  (void)unused;
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  return NULL;
}

static void *p1(void *unused) {
  (void)unused;
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  return NULL;
}

static void *p2(void *unused) {
  (void)unused;
  int a = atomic_load_explicit(&x, memory_order_relaxed);
  int b = atomic_load_explicit(&y, memory_order_relaxed);
  r0 = a;
  r1 = b;
  return NULL;
}

static void *p3(void *unused) {
  (void)unused;
  int a = atomic_load_explicit(&y, memory_order_relaxed);
  int b = atomic_load_explicit(&x, memory_order_relaxed);
  r2 = a;
  r3 = b;
  return NULL;
}

int main(void) {
  pthread_t t0, t1, t2, t3;
  pthread_create(&t0, NULL, p0, NULL);
  pthread_create(&t1, NULL, p1, NULL);
  pthread_create(&t2, NULL, p2, NULL);
  pthread_create(&t3, NULL, p3, NULL);
  pthread_join(t0, NULL);
  pthread_join(t1, NULL);
  pthread_join(t2, NULL);
  pthread_join(t3, NULL);
  return 0;
}

// sc: r0=0 r1=0 r2=0 r3=0
// sc: r0=0 r1=0 r2=0 r3=1
// sc: r0=0 r1=0 r2=1 r3=0
// sc: r0=0 r1=0 r2=1 r3=1
// sc: r0=0 r1=1 r2=0 r3=0
// sc: r0=0 r1=1 r2=0 r3=1
// sc: r0=0 r1=1 r2=1 r3=0
// sc: r0=0 r1=1 r2=1 r3=1
// sc: r0=1 r1=0 r2=0 r3=0
// sc: r0=1 r1=0 r2=0 r3=1
// sc: r0=1 r1=0 r2=1 r3=1
// sc: r0=1 r1=1 r2=0 r3=0
// sc: r0=1 r1=1 r2=0 r3=1
// sc: r0=1 r1=1 r2=1 r3=0
// sc: r0=1 r1=1 r2=1 r3=1
// tso: r0=0 r1=0 r2=0 r3=0
// tso: r0=0 r1=0 r2=0 r3=1
// tso: r0=0 r1=0 r2=1 r3=0
// tso: r0=0 r1=0 r2=1 r3=1
// tso: r0=0 r1=1 r2=0 r3=0
// tso: r0=0 r1=1 r2=0 r3=1
// tso: r0=0 r1=1 r2=1 r3=0
// tso: r0=0 r1=1 r2=1 r3=1
// tso: r0=1 r1=0 r2=0 r3=0
// tso: r0=1 r1=0 r2=0 r3=1
// tso: r0=1 r1=0 r2=1 r3=1
// tso: r0=1 r1=1 r2=0 r3=0
// tso: r0=1 r1=1 r2=0 r3=1
// tso: r0=1 r1=1 r2=1 r3=0
// tso: r0=1 r1=1 r2=1 r3=1
