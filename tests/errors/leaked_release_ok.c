// tresse: flags -O0 -g
// expect: ok
// A release store to an object, a relaxed one that publishes it, an acquire load of the first: that
// synchronises, whatever the second does (C11 7.17.3 paragraph 4). The object can be reached from a
// global from the beginning.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static _Atomic(atomic_int *) published;
static atomic_int *leaked;
static int data, seen;

static void *reader(void *unused) {
  atomic_int *object = atomic_load_explicit(&published, memory_order_relaxed);
  if (object && atomic_load_explicit(object, memory_order_acquire) == 1)
    seen = data;
  return unused;
}

int main(void) {
  pthread_t t;
  atomic_int *object = malloc(sizeof *object);
  atomic_store_explicit(object, 5, memory_order_relaxed);
  leaked = object;
  pthread_create(&t, NULL, reader, NULL);
  data = 7;
  atomic_store_explicit(object, 1, memory_order_release);
  atomic_store_explicit(&published, object, memory_order_relaxed);
  pthread_join(t, NULL);
  return 0;
}
