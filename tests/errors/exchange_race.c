// tresse: flags -O0 -g
// expect: T0301 line 26
// The compare-and-exchange finds what it expects only if its thread has seen `which` change: then the plain read races with it.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int x = 1;
static atomic_int which;

static void *exchange(void *unused) {
  int expected = atomic_load(&which);
  __atomic_compare_exchange_n(&x, &expected, 2, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  return unused;
}

static void *choose(void *unused) {
  atomic_store(&which, 1);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, exchange, NULL);
  pthread_create(&b, NULL, choose, NULL);
  int seen = x;
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return seen > 2;
}
