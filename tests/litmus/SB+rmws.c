// tresse: flags -O1 -g
// SB+rmws. Store buffering with exchanges in place of the stores: a read-modify-write drains the buffer.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x, y;
int r0, r1, r2, r3;

static void *p0(void *unused) {
  (void)unused;
  int a = atomic_exchange_explicit(&x, 1, memory_order_relaxed);
  int b = atomic_load_explicit(&y, memory_order_relaxed);
  r2 = a;
  r0 = b;
  return NULL;
}

static void *p1(void *unused) {
  (void)unused;
  int a = atomic_exchange_explicit(&y, 1, memory_order_relaxed);
  int b = atomic_load_explicit(&x, memory_order_relaxed);
  r3 = a;
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

// sc: r0=0 r1=1 r2=0 r3=0
// sc: r0=1 r1=0 r2=0 r3=0
// sc: r0=1 r1=1 r2=0 r3=0
// tso: r0=0 r1=1 r2=0 r3=0
// tso: r0=1 r1=0 r2=0 r3=0
// tso: r0=1 r1=1 r2=0 r3=0
