// tresse: flags -O1 -g
// expect: T0301 line 17
// engines: graph steps candidates
// The source reads `data` and multiplies what it has read, by 0 as it happens (C11 5.1.2.4p25: the
// read is a race whatever becomes of the value).
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;
int data;
atomic_int factor;
int out;

static void *writer(void *unused) {
  (void)unused;
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return NULL;
}

static void reader(void) {
  int value = data;
  int by = atomic_load_explicit(&factor, memory_order_relaxed);
  out = by * value;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writer, NULL);
  reader();
  pthread_join(thread, NULL);
  return 0;
}
