// tresse: flags -O1 -g
// expect: T0301 line 49
// engines: graph steps candidates
// A consumer looks whether a slot is full, and then reads its value whatever it has seen: a race
// on a member of an element. Numbers without a sign, a double, a truth value, enumerators: graphs
// show values as the source has them.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

enum state { EMPTY, FULL };

struct slot {
  _Atomic enum state state;
  double value;
};

struct queue {
  struct slot slots[2];
  atomic_uint head;
  atomic_bool is_closed;
  union {
    int number;
    char letter;
  };
  atomic_int counts[2][3];
};

static struct queue queue;
atomic_uint *_Atomic where;

static void *producer(void *unused) {
  (void)unused;
  queue.slots[1].value = 1.5;
  atomic_store_explicit(&queue.slots[1].state, FULL, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t thread;
  double value = 0;
  pthread_create(&thread, NULL, producer, NULL);
  atomic_store_explicit(&queue.head, 4294967295u, memory_order_relaxed);
  atomic_store_explicit(&where, &queue.head, memory_order_relaxed);
  atomic_store_explicit(&queue.is_closed, true, memory_order_relaxed);
  queue.number = 7;
  atomic_fetch_add_explicit(&queue.counts[1][2], 1, memory_order_relaxed);
  bool is_full = atomic_load_explicit(&queue.slots[1].state, memory_order_relaxed) == FULL;
  value = *(volatile double *)&queue.slots[1].value;
  pthread_join(thread, NULL);
  return is_full && value > 2;
}
