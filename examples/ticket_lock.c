// tresse: flags -O1 -g
//
// A ticket lock: first come, first served.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint next_ticket;
static atomic_uint now_serving;
static int counter;

static void *worker(void *unused) {
  (void)unused;
  unsigned mine = atomic_fetch_add_explicit(&next_ticket, 1, memory_order_relaxed);
  while (atomic_load_explicit(&now_serving, memory_order_acquire) != mine)
    ;
  counter++;
  atomic_store_explicit(&now_serving, mine + 1, memory_order_release);
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
