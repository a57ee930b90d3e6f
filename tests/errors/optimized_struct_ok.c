// tresse: flags -O1 -g
// expect: ok
// engines: graph steps candidates
// A struct that is copied where the flag is set (C11 5.1.2.4p25: no race). At -O1 clang copies it
// whole, as numbers, and chooses afterwards.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct Pair {
  int a, b;
};
static atomic_int flag;
struct Pair data;

static void *writer(void *unused) {
  (void)unused;
  data.a = 1;
  data.b = 2;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return NULL;
}

static void reader(void) {
  struct Pair mine = {0, 0};
  if (atomic_load_explicit(&flag, memory_order_acquire)) mine = data;
  if (mine.a * 2 != mine.b) abort();
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writer, NULL);
  reader();
  pthread_join(thread, NULL);
  return 0;
}
