// tresse: flags -O0 -g
// expect: ok
// expect under rc11: T0101 line 13
// The first look at the flag acquires, those in the loop do not: who sees the flag in the loop need
// not see what was written before it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int flag, data;
static void *reader(void *unused) {
  if (!atomic_load_explicit(&flag, memory_order_acquire))
    while (!atomic_load_explicit(&flag, memory_order_relaxed));
  assert(atomic_load_explicit(&data, memory_order_relaxed) == 1);
  return unused;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, reader, NULL);
  atomic_store_explicit(&data, 1, memory_order_relaxed);
  atomic_store_explicit(&flag, 1, memory_order_release);
  pthread_join(thread, NULL);
  return 0;
}
