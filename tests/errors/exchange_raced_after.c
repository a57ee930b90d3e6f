// tresse: flags -O0 -g
// expect: ok
// expect under rc11: T0301 line 19 or T0301 line 27
// expect under pso by graph: T0301 line 19 or T0301 line 27
// A round of a loop that waits reads, as a plain variable, what an exchange changes that succeeds
// only if the loop is over: it finds that out by what it reads itself.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int go, state;

static void look(int value) {
  (void)value;
}

static void *wait(void *unused) {
  while (!atomic_load_explicit(&go, memory_order_relaxed))
    look(
        *(int *)&state);
  atomic_store_explicit(&state, 1, memory_order_relaxed);
  return unused;
}

static void *change(void *unused) {
  int is_over = 1;
  atomic_store_explicit(&go, 1, memory_order_relaxed);
  atomic_compare_exchange_strong_explicit(&state, &is_over, 2, memory_order_relaxed,
                                          memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t waiter, changer;
  pthread_create(&waiter, 0, wait, 0);
  pthread_create(&changer, 0, change, 0);
  pthread_join(waiter, 0);
  pthread_join(changer, 0);
  return 0;
}
