// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0301 line 14 or T0301 line 25
// engines: graph
// A round of a loop that waits ends with a read that leads back to its first. Another thread writes
// there, plainly, once a relaxed flag says that the loop is over.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int first, second, over;

static void *wait(void *unused) {
  while (!atomic_load_explicit(&first, memory_order_relaxed))
    if (atomic_load_explicit(&second, memory_order_relaxed))
      return unused;
  atomic_store_explicit(&over, 1, memory_order_relaxed);
  return unused;
}

static void *write(void *unused) {
  atomic_store_explicit(&second, 1, memory_order_relaxed);
  atomic_store_explicit(&first, 1, memory_order_relaxed);
  if (atomic_load_explicit(&over, memory_order_relaxed))
    // Nothing orders this after the rounds.
    *(volatile int *)&second = 5;
  return unused;
}

int main(void) {
  pthread_t waiter, writer;
  pthread_create(&waiter, 0, wait, 0);
  pthread_create(&writer, 0, write, 0);
  pthread_join(waiter, 0);
  pthread_join(writer, 0);
}
