// tresse: flags -O1 -g
// expect: ok
// expect under pso, rc11: T0301 line 16
// engines: graph steps candidates
// As speculated_load_ok, but the flag orders nothing (C11 7.17.3, relaxed): where it is set, the
// branch depends on what was read. Under the other models whatever is read orders.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;
static int data;

static void *writer(void *unused) {
  (void)unused;
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writer, NULL);
  if (atomic_load_explicit(&flag, memory_order_relaxed) == 1 && data != 1) abort();
  pthread_join(thread, NULL);
  return 0;
}
