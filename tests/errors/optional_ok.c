// tresse: flags -O0 -g
// expect: ok
// A lock whose loop waits, optionally, until the lock is free.
#include <assert.h>
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int is_taken;
static int inside;

static void await_free(void) {
  while (atomic_load_explicit(&is_taken, memory_order_relaxed))
    ;
}

static void *worker(void *unused) {
  for (;;) {
    __VERIFIER_optional(await_free());
    int is_free = 0;
    if (atomic_compare_exchange_strong(&is_taken, &is_free, 1))
      break;
  }
  assert(inside++ == 0);
  inside--;
  atomic_store_explicit(&is_taken, 0, memory_order_release);
  return unused;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], NULL, worker, NULL);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
