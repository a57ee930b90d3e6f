// tresse: flags -O1 -g
// expect: T0301 line 17
// engines: graph steps candidates
// As optimized_no_rounds_ok with two rounds in any case: the source reads `data` beside the write
// (C11 5.1.2.4p25: a race). At -O1 it is frozen and multiplied.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int flag;
int data;
atomic_uint rounds = 2;
unsigned total;

static void *writer(void *unused) {
  (void)unused;
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return NULL;
}

void *reader(void *unused) {
  unsigned n = atomic_load_explicit(&rounds, memory_order_relaxed), t = 0;
  for (unsigned i = 0; i < n; i++) t += (unsigned)data;
  total = t;
  return unused;
}

int main(void) {
  pthread_t thread, other;
  pthread_create(&thread, NULL, writer, NULL);
  pthread_create(&other, NULL, reader, NULL);
  pthread_join(other, NULL);
  pthread_join(thread, NULL);
  return 0;
}
