// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0301 line 16 or T0301 line 24
// engines: graph
// A round of a loop that waits reads the bytes of a semaphore, as a plain number. Another thread
// posts it once a relaxed flag says that the loop is over.
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
static union { sem_t semaphore; unsigned words[16]; } both;
static atomic_int go, over;

static void *wait(void *unused) {
  volatile unsigned seen;
  while (!atomic_load_explicit(&go, memory_order_relaxed))
    seen = both.words[0];
  atomic_store_explicit(&over, 1, memory_order_relaxed);
  return unused;
}

static void *post(void *unused) {
  atomic_store_explicit(&go, 1, memory_order_relaxed);
  if (atomic_load_explicit(&over, memory_order_relaxed))
    sem_post(&both.semaphore);
  return unused;
}

int main(void) {
  pthread_t waiter, poster;
  sem_init(&both.semaphore, 0, 1);
  pthread_create(&waiter, 0, wait, 0);
  pthread_create(&poster, 0, post, 0);
  pthread_join(waiter, 0);
  pthread_join(poster, 0);
}
