// tresse: flags -O1 -g
// expect: T0301 line 16
// engines: graph steps candidates
// `data` is read where the flag is *not* set, beside the write (C11 5.1.2.4p25: a race). At -O1 it
// is one operand of a `select`, as in optimized_choice_ok, and is the one chosen.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;
int data;
int out;

static void *writer(void *unused) {
  (void)unused;
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return NULL;
}

static void reader(void) {
  out = atomic_load_explicit(&flag, memory_order_acquire) ? 0 : (data & 7);
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writer, NULL);
  reader();
  pthread_join(thread, NULL);
  return 0;
}
