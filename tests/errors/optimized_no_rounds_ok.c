// tresse: flags -O1 -g
// expect: ok
// engines: graph steps candidates
// Loops that run zero times while the flag is not set: the source reads nothing then. At -O1 clang
// reads `data` whatever the number of rounds is, and multiplies: by a number that is frozen, or
// with a `select`.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int flag;
int data;
int sum;
unsigned total;

static void *writer(void *unused) {
  (void)unused;
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return NULL;
}

void *reader(void *unused) {
  int rounds = atomic_load_explicit(&flag, memory_order_acquire);
  int s = 0;
  for (int i = 0; i < rounds; i++) s += data;
  sum = s;
  unsigned n = (unsigned)atomic_load_explicit(&flag, memory_order_acquire), t = 0;
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
