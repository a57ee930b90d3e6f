// tresse: flags -O0 -g
// expect: T0101 line 19
// A failed assertion in a thread, in some executions only.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int n;

static void *increment(void *unused) {
  (void)unused;
  atomic_fetch_add(&n, 1);
  return NULL;
}

static void *check(void *unused) {
  (void)unused;
  assert(atomic_load(&n) == 0);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, check, NULL);
  pthread_create(&b, NULL, increment, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
