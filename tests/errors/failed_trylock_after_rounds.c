// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0301 line 19 or T0301 line 27
// engines: graph
// A round of a loop that waits looks after it could not get a lock, which another thread has for
// good. A third thread writes after the same, once a relaxed flag says that the loop is over.
// Nothing orders the two.
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int go, over;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *wait(void *unused) {
  volatile int seen;
  while (!atomic_load_explicit(&go, memory_order_relaxed))
    if (pthread_mutex_trylock(&lock))
      seen = data;
  atomic_store_explicit(&over, 1, memory_order_relaxed);
  return unused;
}

static void *write(void *unused) {
  atomic_store_explicit(&go, 1, memory_order_relaxed);
  if (atomic_load_explicit(&over, memory_order_relaxed) && pthread_mutex_trylock(&lock))
    data = 1;
  return unused;
}

int main(void) {
  pthread_t waiter, writer;
  pthread_mutex_lock(&lock);
  pthread_create(&waiter, 0, wait, 0);
  pthread_create(&writer, 0, write, 0);
  pthread_join(waiter, 0);
  pthread_join(writer, 0);
}
