// tresse: flags -O0 -g
// expect: ok
// expect under rc11: T0301 line 18 or T0301 line 33
// expect under pso by graph: T0301 line 18 or T0301 line 33
// A round of a loop that waits reads, as a plain variable, what another thread counts up once a
// relaxed flag says that the loop is over. Nobody looks at the order of the counts.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int go, over, count;

static void look(int value) {
  (void)value;
}

static void *wait(void *unused) {
  while (!atomic_load_explicit(&go, memory_order_relaxed))
    look(*(int *)&count);
  atomic_store_explicit(&over, 1, memory_order_relaxed);
  return unused;
}

static void *start(void *unused) {
  atomic_store_explicit(&go, 1, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t waiter, starter;
  pthread_create(&waiter, 0, wait, 0);
  pthread_create(&starter, 0, start, 0);
  if (atomic_load_explicit(&over, memory_order_relaxed))
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  pthread_join(waiter, 0);
  pthread_join(starter, 0);
  return 0;
}
