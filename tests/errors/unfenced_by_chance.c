// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0102 line 21
// main makes its memory known, after a fence in some executions only. In the others a thread that
// finds the memory may not find what main wrote there, where writes do not keep their order: also
// if main and the thread have come to the same places as in an execution with the fence.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int is_read;
static _Atomic(atomic_int *) shared;

static void fence_before(void) {
  if (!atomic_load_explicit(&is_read, memory_order_relaxed))
    atomic_thread_fence(memory_order_seq_cst);
}

static void check(atomic_int *found) {
  if (found && atomic_load_explicit(found, memory_order_relaxed) != 1)
    abort();
}

static void *reader(void *unused) {
  atomic_store_explicit(&is_read, 1, memory_order_relaxed);
  check(atomic_load_explicit(&shared, memory_order_acquire));
  return unused;
}

int main(void) {
  pthread_t thread;
  atomic_int value = 0;
  pthread_create(&thread, NULL, reader, NULL);
  atomic_store_explicit(&value, 1, memory_order_relaxed);
  fence_before();
  atomic_store_explicit(&shared, &value, memory_order_relaxed);
  pthread_join(thread, NULL);
  return 0;
}
