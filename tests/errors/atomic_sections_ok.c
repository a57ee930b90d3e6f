// tresse: flags -O0 -g
// expect: ok
// Between __VERIFIER_atomic_begin and _end no other thread is seen to run: x and y change together. One operation that others can see is as good as none.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <tresse/verifier.h>

static int x, y;
static atomic_int steps;

static void *worker(void *unused) {
  (void)unused;
  __VERIFIER_atomic_begin();
  x = 1;
  atomic_fetch_add(&steps, 1);
  y = 1;
  __VERIFIER_atomic_end();
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  __VERIFIER_atomic_begin();
  assert(x == y);
  __VERIFIER_atomic_end();
  pthread_join(t, NULL);
  assert(x == 1 && steps == 1);
}
