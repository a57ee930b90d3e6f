// tresse: flags -O1 -g
//
// C11 <threads.h> in place of pthreads: a counter under a mtx_t, and a thread's result.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <stddef.h>
#include <threads.h>

static mtx_t lock;
static int counter;

static int worker(void *unused) {
  (void)unused;
  mtx_lock(&lock);
  int mine = ++counter;
  mtx_unlock(&lock);
  return mine;
}

int main(void) {
  thrd_t a, b;
  int first, second;
  mtx_init(&lock, mtx_plain);
  thrd_create(&a, worker, NULL);
  thrd_create(&b, worker, NULL);
  thrd_join(a, &first);
  thrd_join(b, &second);
  assert(counter == 2 && first + second == 3);
  mtx_destroy(&lock);
  return 0;
}
