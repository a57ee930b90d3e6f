// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0301 line 17 or T0301 line 30
// engines: graph
// A round of a loop that waits writes what is there, with the exchange that it begins with. The one
// that is kept fails, and only reads: it does not race with a plain read, as the round does.
#include <pthread.h>
#include <stdatomic.h>

static int other;
static atomic_int state = 1, over;

static void *wait(void *unused) {
  volatile int expected;
  do
    expected = other + 1;
  while (atomic_compare_exchange_weak_explicit(
      &state, (int *)&expected, 1, memory_order_relaxed, memory_order_relaxed));
  atomic_store_explicit(&over, 1, memory_order_relaxed);
  return unused;
}

static void look(int value) {
  (void)value;
}

static void *change(void *unused) {
  atomic_store_explicit(&state, 2, memory_order_relaxed);
  if (atomic_load_explicit(&over, memory_order_relaxed))
    look(*(volatile int *)&state);
  return unused;
}

int main(void) {
  pthread_t waiter, changer;
  pthread_create(&waiter, 0, wait, 0);
  pthread_create(&changer, 0, change, 0);
  pthread_join(waiter, 0);
  pthread_join(changer, 0);
}
