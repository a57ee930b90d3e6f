// tresse: flags -O0 -g
// expect: ok
// expect under rc11: T0301 line 20 or T0301 line 31
// expect under pso: cut
// engines: graph
// A round of a loop that waits looks with a lock held. Another thread writes once a relaxed flag
// says that the loop is over, after a call that fails: it has not got the lock that it gives up, as
// POSIX pthread_mutex_unlock says of a recursive mutex. Nothing orders the two.
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int go, over;
static pthread_mutex_t lock;

static void *wait(void *unused) {
  volatile int seen;
  while (!atomic_load_explicit(&go, memory_order_relaxed)) {
    pthread_mutex_lock(&lock);
    seen = data;
    pthread_mutex_unlock(&lock);
  }
  atomic_store_explicit(&over, 1, memory_order_relaxed);
  return unused;
}

static void *write(void *unused) {
  atomic_store_explicit(&go, 1, memory_order_relaxed);
  if (atomic_load_explicit(&over, memory_order_relaxed)
      && pthread_mutex_unlock(&lock) == EPERM)
    data = 1;
  return unused;
}

int main(void) {
  pthread_t waiter, writer;
  pthread_mutexattr_t kind;
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&lock, &kind);
  pthread_create(&waiter, 0, wait, 0);
  pthread_create(&writer, 0, write, 0);
  pthread_join(waiter, 0);
  pthread_join(writer, 0);
}
