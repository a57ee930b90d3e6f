// tresse: flags -O0 -g
// expect: ok
// A fence before any thread starts: what main does after it is there for main and for the thread.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;
static int y;

static void *worker(void *unused) {
  (void)unused;
  assert(x == 2 && y == 1);
  x = 3;
  return NULL;
}

int main(void) {
  pthread_t t;
  atomic_thread_fence(memory_order_release);
  x = 1;
  assert(x == 1);
  y = x;
  atomic_thread_fence(memory_order_seq_cst);
  x = 2;
  assert(x == 2 && y == 1);
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, NULL);
  assert(x == 3);
  return 0;
}
