// tresse: flags -O0 -g
// expect: ok
// engines: graph
// A queue of one producer and one consumer, each of which keeps what it has seen of the other one's
// index: the loop that waits writes that, and mostly what is there already.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { SIZE = 2, ITEMS = 3 };

static atomic_long write_index, read_index;
static long seen_read, seen_write;
static int slots[SIZE];

static void *produce(void *unused) {
  for (int item = 1; item <= ITEMS; item++) {
    long at = atomic_load_explicit(&write_index, memory_order_relaxed);
    long next = (at + 1) % SIZE;
    while (next == seen_read)
      seen_read = atomic_load_explicit(&read_index, memory_order_acquire);
    slots[at] = item;
    atomic_store_explicit(&write_index, next, memory_order_release);
  }
  return unused;
}

static int consume(void) {
  long at = atomic_load_explicit(&read_index, memory_order_relaxed);
  while (at == seen_write)
    seen_write = atomic_load_explicit(&write_index, memory_order_acquire);
  int item = slots[at];
  atomic_store_explicit(&read_index, (at + 1) % SIZE, memory_order_release);
  return item;
}

int main(void) {
  pthread_t producer;
  pthread_create(&producer, 0, produce, 0);
  for (int item = 1; item <= ITEMS; item++)
    assert(consume() == item);
  pthread_join(producer, 0);
  return 0;
}
