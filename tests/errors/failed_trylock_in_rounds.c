// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0301 line 18 or T0301 line 32
// engines: graph
// A round of a loop that waits looks at what it could not get the lock of. Another thread writes
// there with the lock held, once a relaxed flag says that the loop is over: nothing orders the two.
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int go, over;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *wait(void *unused) {
  volatile int seen;
  while (!atomic_load_explicit(&go, memory_order_relaxed)) {
    if (pthread_mutex_trylock(&lock))
      seen = data;
    else {
      pthread_mutex_unlock(&lock);
      return unused;
    }
  }
  atomic_store_explicit(&over, 1, memory_order_relaxed);
  return unused;
}

static void *write(void *unused) {
  atomic_store_explicit(&go, 1, memory_order_relaxed);
  if (atomic_load_explicit(&over, memory_order_relaxed)) {
    pthread_mutex_lock(&lock);
    data = 1;
    pthread_mutex_unlock(&lock);
  }
  return unused;
}

static void *hold(void *unused) {
  pthread_mutex_lock(&lock);
  pthread_mutex_unlock(&lock);
  return unused;
}

int main(void) {
  pthread_t waiter, writer, holder;
  pthread_create(&waiter, 0, wait, 0);
  pthread_create(&writer, 0, write, 0);
  pthread_create(&holder, 0, hold, 0);
  pthread_join(waiter, 0);
  pthread_join(writer, 0);
  pthread_join(holder, 0);
}
