// tresse: flags -O1 -g
// expect: T0301 line 17
// engines: graph steps candidates
// The race of the load that clang has put before the flag is none of the program's; the one of the
// two writes to `other` is.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;
static int data;
int other;

static void *writer(void *unused) {
  (void)unused;
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release); other = 1;
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writer, NULL);
  if (atomic_load_explicit(&flag, memory_order_acquire) == 1 && data != 1) abort();
  other = 2;
  pthread_join(thread, NULL);
  return 0;
}
