// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0301 line 23 or T0301 line 33
// engines: graph
// A round of a loop that waits reads what another thread writes only if the loop is over. Nothing
// orders the two where a relaxed flag says that it is over: not under RC11, nor under PSO.
#include <pthread.h>
#include <stdatomic.h>

struct work {
  int size, limit;
};

static atomic_int go, done;
static struct work work;

static void look(int value) {
  (void)value;
}

static void *wait(void *unused) {
  while (!atomic_load_explicit(&go, memory_order_acquire))
    look(work.limit);
  atomic_store_explicit(&done, 1, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t waiter;
  pthread_create(&waiter, 0, wait, 0);
  atomic_store_explicit(&go, 1, memory_order_release);
  if (atomic_load_explicit(&done, memory_order_relaxed))
    work.limit = 5;
  pthread_join(waiter, 0);
  return 0;
}
