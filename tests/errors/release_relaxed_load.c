// tresse: flags -O0 -g
// expect: ok
// expect under rc11: T0301 line 21
// A release store, and a relaxed load of it: in C11 that does not synchronise, and the data races
// (7.17.3 paragraph 4). Machines that read in program order, PSO among them, order the two reads.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int is_ready;
static int data, seen;

static void *writer(void *unused) {
  data = 1;
  atomic_store_explicit(&is_ready, 1, memory_order_release);
  return unused;
}

static void *reader(void *unused) {
  if (atomic_load_explicit(&is_ready, memory_order_relaxed))
    seen = data;
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, writer, NULL);
  pthread_create(&u, NULL, reader, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
