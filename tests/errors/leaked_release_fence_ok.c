// tresse: flags -O0 -g
// expect: ok
// A release fence before a relaxed store publishes what was written before the fence, and another
// field may be written in between (C11 7.17.4 paragraph 2). The object can be reached from a global
// from the beginning.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

struct pair {
  int first, second;
};
static _Atomic(struct pair *) published;
static struct pair *leaked;
static int seen;

static void *reader(void *unused) {
  struct pair *object = atomic_load_explicit(&published, memory_order_relaxed);
  atomic_thread_fence(memory_order_acquire);
  if (object)
    seen = object->first;
  return unused;
}

int main(void) {
  pthread_t t;
  struct pair *object = malloc(sizeof *object);
  leaked = object;
  pthread_create(&t, NULL, reader, NULL);
  object->first = 1;
  atomic_thread_fence(memory_order_release);
  object->second = 2;
  atomic_store_explicit(&published, object, memory_order_relaxed);
  pthread_join(t, NULL);
  return 0;
}
