// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0403 line 15 or T0403 line 23
// A block is published relaxed and freed by another thread: nothing makes the owner's plain store
// come first (C11 5.1.2.4, 7.22.3.3). PSO's buffer may hold the store back as well.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) published;

static void *owner(void *arg) {
  int *p = malloc(sizeof *p);
  if (p) {
    *p = 1;
  }
  atomic_store_explicit(&published, p, memory_order_relaxed);
  return arg;
}

static void *freer(void *arg) {
  int *p = atomic_load_explicit(&published, memory_order_relaxed);
  free(p);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, owner, 0);
  pthread_create(&b, 0, freer, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
