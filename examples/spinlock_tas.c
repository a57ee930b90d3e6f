// tresse: flags -O1 -g
//
// The simplest spin lock: a test-and-set flag.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_flag lock = ATOMIC_FLAG_INIT;
static int counter;

static void *worker(void *unused) {
  (void)unused;
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire))
    ;
  counter++;
  atomic_flag_clear_explicit(&lock, memory_order_release);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, NULL);
  pthread_create(&b, NULL, worker, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(counter == 2);
  return 0;
}
