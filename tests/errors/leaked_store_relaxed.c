// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0101 line 19
// A relaxed store publishes an object but not what was stored there before, which is no race
// either, as all is atomic (C11 5.1.2.4; SPARC V8, Appendix K: PSO lets the stores pass each
// other). The object can be reached from a global from the beginning.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static _Atomic(atomic_int *) published;
static atomic_int *leaked;

static void *reader(void *unused) {
  atomic_int *object = atomic_load_explicit(&published, memory_order_relaxed);
  if (object)
    assert(atomic_load_explicit(object, memory_order_relaxed) == 1);
  return unused;
}

int main(void) {
  pthread_t t;
  atomic_int *object = malloc(sizeof *object);
  atomic_store_explicit(object, 5, memory_order_relaxed);
  leaked = object;
  pthread_create(&t, NULL, reader, NULL);
  atomic_store_explicit(object, 1, memory_order_relaxed);
  atomic_store_explicit(&published, object, memory_order_relaxed);
  pthread_join(t, NULL);
  return 0;
}
