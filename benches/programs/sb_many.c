// SB with more rounds: enough states that the search itself is measured.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x[4], y[4];
int r0, r1;

static void *one(void *unused) {
  (void)unused;
  for (int round = 0; round < 4; round++) {
    atomic_store_explicit(&x[round], 1, memory_order_relaxed);
    r0 += atomic_load_explicit(&y[round], memory_order_relaxed) << round;
  }
  return NULL;
}

static void *two(void *unused) {
  (void)unused;
  for (int round = 0; round < 4; round++) {
    atomic_store_explicit(&y[round], 1, memory_order_relaxed);
    r1 += atomic_load_explicit(&x[round], memory_order_relaxed) << round;
  }
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, one, NULL);
  pthread_create(&b, NULL, two, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
