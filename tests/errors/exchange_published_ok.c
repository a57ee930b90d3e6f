// tresse: flags -O0 -g
// expect: ok
// The compare-and-exchange stores only after the release write that comes after the plain read: whatever happens, they do not race.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static int x;

static void *worker(void *unused) {
  (void)unused;
  int expected = 1;
  __atomic_compare_exchange_n(&x, &expected, 2, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  assert(x == 0);
  __atomic_store_n(&x, 1, __ATOMIC_RELEASE);
  pthread_join(t, NULL);
  return 0;
}
