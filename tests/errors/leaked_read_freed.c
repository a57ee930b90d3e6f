// tresse: flags -O0 -g
// expect: ok
// expect under rc11: T0403 line 18 or T0403 line 28
// expect under pso by graph: T0403 line 18 or T0403 line 28
// A plain read, then a relaxed store that publishes the object to a thread that frees it: nothing
// orders the read before that (C11 7.22.3 paragraph 1, 5.1.2.4). The object can be reached from a
// global from the beginning. Of PSO see leaked_read_race.c.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static _Atomic(int *) published;
static int *leaked;

static void *release(void *unused) {
  int *object = atomic_load_explicit(&published, memory_order_relaxed);
  free(object);
  return unused;
}

int main(void) {
  pthread_t t;
  int *object = malloc(sizeof *object);
  *object = 1;
  leaked = object;
  pthread_create(&t, NULL, release, NULL);
  int seen = *object;
  atomic_store_explicit(&published, object, memory_order_relaxed);
  pthread_join(t, NULL);
  return seen - 1;
}
