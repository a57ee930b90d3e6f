// tresse: flags -O0 -g
// expect: ok
// expect under rc11: T0301 line 15
// A round of two looks at the flag. Who goes on by the second has not acquired it, and what it
// reads then races.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static atomic_int flag;
static int data;
static void *reader(void *unused) {
  while (!atomic_load_explicit(&flag, memory_order_acquire) &&
         !atomic_load_explicit(&flag, memory_order_relaxed)) {
  }
  if (data != 1)
    abort();
  return unused;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, reader, NULL);
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  pthread_join(thread, NULL);
  return 0;
}
