// tresse: flags -O0 -g
// expect: ok
// engines: graph
// A function waits for a flag, and looks at some data meanwhile. What one call of it looks at is
// written by who has seen that another call is over: that is no race with any round of either.
#include <pthread.h>
#include <stdatomic.h>

static int first, second;
static atomic_int first_over, second_over, seen, begun;

static int wait(atomic_int *over, int *data) {
  volatile int value = 0;
  while (!atomic_load_explicit(over, memory_order_relaxed))
    value = *data;
  return value;
}

static void *look(void *unused) {
  wait(&first_over, &first);
  atomic_store_explicit(&seen, 1, memory_order_relaxed);
  while (!atomic_load_explicit(&begun, memory_order_acquire))
    ;
  wait(&second_over, &second);
  return unused;
}

static void *write(void *unused) {
  atomic_store_explicit(&first_over, 1, memory_order_relaxed);
  while (!atomic_load_explicit(&seen, memory_order_relaxed))
    ;
  second = 5;
  atomic_store_explicit(&begun, 1, memory_order_release);
  atomic_store_explicit(&second_over, 1, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t looks, writes;
  pthread_create(&looks, 0, look, 0);
  pthread_create(&writes, 0, write, 0);
  pthread_join(looks, 0);
  pthread_join(writes, 0);
}
