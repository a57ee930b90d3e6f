// tresse: flags -O0 -g
// expect: T0202 line 13
// engines: graph
// A loop that keeps what it has seen, which is what it kept before: it waits for what nobody writes.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int there;
static int seen;
static atomic_int other;

static void *wait(void *unused) {
  while (!seen) {
    atomic_thread_fence(memory_order_acquire);
    seen = atomic_load_explicit(&there, memory_order_acquire);
  }
  return unused;
}

int main(void) {
  pthread_t waiter;
  pthread_create(&waiter, 0, wait, 0);
  atomic_store(&other, 1);
  pthread_join(waiter, 0);
  return 0;
}
