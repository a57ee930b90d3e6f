// tresse: flags -O0 -g
// expect: ok
// flags under rc11: --std c++20
// expect under rc11: T0301 line 16 or T0301 line 25
// By C++20 ([intro.races]/5) a later store of the thread that released is in no release sequence:
// who reads it has not synchronised. By C11 (5.1.2.4 p10) it is in one.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int data, seen;
static atomic_int flag;

static void *sends(void *unused) {
  (void)unused;
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  atomic_store_explicit(&flag, 2, memory_order_relaxed);
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
