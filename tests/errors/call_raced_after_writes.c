// tresse: flags -O0 -g
// expect: cut
// expect under pso, rc11: T0301 line 17 or T0301 line 26
// engines: graph
// A round of a loop that waits sets a once-control to what it is. Another thread uses it once a
// relaxed flag says that the loop is over.
#include <pthread.h>
#include <stdatomic.h>

static pthread_once_t control = PTHREAD_ONCE_INIT;
static atomic_int go, over;

static void nothing(void) {}

static void *wait(void *unused) {
  while (!atomic_load_explicit(&go, memory_order_relaxed))
    control = (pthread_once_t)PTHREAD_ONCE_INIT;
  atomic_store_explicit(&over, 1, memory_order_relaxed);
  return unused;
}

static void *use(void *unused) {
  atomic_store_explicit(&go, 1, memory_order_relaxed);
  if (atomic_load_explicit(&over, memory_order_relaxed))
    pthread_once(&control, nothing);
  return unused;
}

int main(void) {
  pthread_t waiter, user;
  pthread_create(&waiter, 0, wait, 0);
  pthread_create(&user, 0, use, 0);
  pthread_join(waiter, 0);
  pthread_join(user, 0);
}
