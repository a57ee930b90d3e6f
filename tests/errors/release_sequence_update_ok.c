// tresse: flags -O0 -g
// expect: ok
// flags under rc11: --std c++20
// As release_sequence_store.c, with an update: that is in the release sequence by C++20 as well
// ([intro.races]/5).
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int data, seen;
static atomic_int flag;

static void *sends(void *unused) {
  (void)unused;
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  atomic_fetch_add_explicit(&flag, 1, memory_order_relaxed);
  return NULL;
}

static void *receives(void *unused) {
  (void)unused;
  if (atomic_load_explicit(&flag, memory_order_acquire) == 2)
    seen = data;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, sends, NULL);
  pthread_create(&b, NULL, receives, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
