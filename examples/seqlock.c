// tresse: flags -O1 -g
//
// A sequence lock as C11 wants it: the data are relaxed atomics, and fences order them with the
// version. The reader never sees half of an update.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint version; // odd while an update is under way
static atomic_int x, y;

static void *writer(void *unused) {
  (void)unused;
  unsigned v = atomic_load_explicit(&version, memory_order_relaxed);
  atomic_store_explicit(&version, v + 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&x, 7, memory_order_relaxed);
  atomic_store_explicit(&y, 7, memory_order_relaxed);
  atomic_store_explicit(&version, v + 2, memory_order_release);
  return NULL;
}

static int seen_x, seen_y;

static void *reader(void *unused) {
  (void)unused;
  unsigned before, after;
  int a, b;
  do {
    before = atomic_load_explicit(&version, memory_order_acquire);
    a = atomic_load_explicit(&x, memory_order_relaxed);
    b = atomic_load_explicit(&y, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    after = atomic_load_explicit(&version, memory_order_relaxed);
  } while (before != after || before % 2 != 0);
  seen_x = a;
  seen_y = b;
  return NULL;
}

int main(void) {
  pthread_t w, r;
  pthread_create(&w, NULL, writer, NULL);
  pthread_create(&r, NULL, reader, NULL);
  pthread_join(w, NULL);
  pthread_join(r, NULL);
  assert(seen_x == seen_y);
  return 0;
}
