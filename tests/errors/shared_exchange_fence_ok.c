// tresse: flags -O0 -g
// expect: ok
// Each thread announces itself, exchanges one variable that both share, and looks for the other:
// the second exchange reads from the first and synchronises with it (C11 7.17.3 paragraph 4), and
// on x86 a locked instruction drains the store buffer (x86-TSO). So at most one finds nobody.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y, inside, barrier;

static void *second(void *unused) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  atomic_exchange(&barrier, 1);
  if (!atomic_load_explicit(&x, memory_order_relaxed))
    assert(atomic_fetch_add(&inside, 1) == 0);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, second, NULL);
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_exchange(&barrier, 1);
  if (!atomic_load_explicit(&y, memory_order_relaxed))
    assert(atomic_fetch_add(&inside, 1) == 0);
  pthread_join(t, NULL);
  return 0;
}
