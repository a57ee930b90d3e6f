// tresse: flags -O0 -g
// expect: ok
// engines: graph
// Store buffering with `lock not` of a local between the accesses, which crates of Rust write in
// place of a fence: that both threads read zero is forbidden.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int seen[2];

static void fence(void) {
  unsigned local = 0;
  __asm__ volatile("lock notl (%0)" : : "r"(&local) : "memory");
}

static void *first(void *unused) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  fence();
  seen[0] = atomic_load_explicit(&y, memory_order_relaxed);
  return unused;
}

static void *second(void *unused) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  fence();
  seen[1] = atomic_load_explicit(&x, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], 0, first, 0);
  pthread_create(&threads[1], 0, second, 0);
  pthread_join(threads[0], 0);
  pthread_join(threads[1], 0);
  return !(seen[0] || seen[1]);
}
