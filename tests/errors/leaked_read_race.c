// tresse: flags -O0 -g
// expect: ok
// expect under rc11: T0301 line 30
// expect under pso by graph: T0301 line 30
// A plain read, then a relaxed store that publishes the object: nothing orders the read before the
// write of who finds it (C11 5.1.2.4 paragraph 25; a relaxed store is no release). The object can
// be reached from a global from the beginning. Machines that read in program order have done so
// before they publish; graphs of PSO go by what is released (memmodels/cat/pso.cat).
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static _Atomic(int *) published;
static int *leaked;

static void *writer(void *unused) {
  int *object = atomic_load_explicit(&published, memory_order_relaxed);
  if (object)
    *object = 2;
  return unused;
}

int main(void) {
  pthread_t t;
  int *object = malloc(sizeof *object);
  *object = 1;
  leaked = object;
  pthread_create(&t, NULL, writer, NULL);
  int seen = *object;
  atomic_store_explicit(&published, object, memory_order_relaxed);
  pthread_join(t, NULL);
  return seen - 1;
}
