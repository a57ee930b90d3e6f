// tresse: flags -O1 -g
// expect: T0301 line 16
// engines: graph steps candidates
// `data` is read and decides, without a branch: at -O1 it is the condition of a `select` whose result
// is stored (C11 5.1.2.4p25: a race).
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;
int data;
int other, out;

static void *writer(void *unused) {
  (void)unused;
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return NULL;
}

static void reader(void) {
  int mine = other;
  out = data ? mine : 4;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writer, NULL);
  reader();
  pthread_join(thread, NULL);
  return 0;
}
