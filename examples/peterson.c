// tresse: flags -O0 -g
//
// Peterson's algorithm with relaxed atomics. It relies on a thread's announcement being visible
// before the thread looks at the other's: true under SC, but a store buffer holds it back.
//
// sc:  no error
// tso: data race on counter, both threads are in the critical section
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int wants[2];
static atomic_int turn;
static int counter;

static void enter(int me) {
  int other = 1 - me;
  atomic_store_explicit(&wants[me], 1, memory_order_relaxed);
  atomic_store_explicit(&turn, other, memory_order_relaxed);
  while (atomic_load_explicit(&wants[other], memory_order_relaxed) &&
         atomic_load_explicit(&turn, memory_order_relaxed) == other)
    ;
}

static void leave(int me) {
  atomic_store_explicit(&wants[me], 0, memory_order_relaxed);
}

static void *first(void *unused) {
  (void)unused;
  enter(0);
  counter++;
  leave(0);
  return NULL;
}

static void *second(void *unused) {
  (void)unused;
  enter(1);
  counter++;
  leave(1);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
