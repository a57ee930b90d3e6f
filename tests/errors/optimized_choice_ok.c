// tresse: flags -O1 -g
// expect: ok
// engines: graph steps candidates
// The source reads what the flag guards only where it is set (C11 5.1.2.4p25: no race). At -O1 clang
// reads it before, and the loads keep a location: that of the `select`, or that of the loop that
// they come from. What they read is dropped where the flag is not set.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;
int data;
int chosen, both;

static void *writer(void *unused) {
  (void)unused;
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return NULL;
}

static int seen(void) { return atomic_load_explicit(&flag, memory_order_acquire); }

static void reader(void) {
  chosen = seen()
               ? data
               : 0;
  if (seen())
    both = data - 3;
  else
    both = 7;
  if (seen() && data != 1) abort();
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writer, NULL);
  reader();
  pthread_join(thread, NULL);
  return 0;
}
