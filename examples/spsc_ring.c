// tresse: flags -O1 -g
//
// Lamport's ring for one producer and one consumer: no lock and no read-modify-write, only release
// stores and acquire loads of two positions. The slots are plain memory.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

enum { SIZE = 2, ITEMS = 3 };

static int slot[SIZE];
static atomic_uint written; // only the producer stores to it
static atomic_uint taken;   // only the consumer stores to it

static bool put(int value) {
  unsigned w = atomic_load_explicit(&written, memory_order_relaxed);
  if (w - atomic_load_explicit(&taken, memory_order_acquire) == SIZE)
    return false;
  slot[w % SIZE] = value;
  atomic_store_explicit(&written, w + 1, memory_order_release);
  return true;
}

static bool get(int *value) {
  unsigned t = atomic_load_explicit(&taken, memory_order_relaxed);
  if (atomic_load_explicit(&written, memory_order_acquire) == t)
    return false;
  *value = slot[t % SIZE];
  atomic_store_explicit(&taken, t + 1, memory_order_release);
  return true;
}

static void *producer(void *unused) {
  (void)unused;
  for (int i = 1; i <= ITEMS; i++)
    while (!put(i))
      ;
  return NULL;
}

static void *consumer(void *unused) {
  (void)unused;
  for (int i = 1; i <= ITEMS; i++) {
    int value;
    while (!get(&value))
      ;
    assert(value == i);
  }
  return NULL;
}

int main(void) {
  pthread_t p, c;
  pthread_create(&p, NULL, producer, NULL);
  pthread_create(&c, NULL, consumer, NULL);
  pthread_join(p, NULL);
  pthread_join(c, NULL);
  return 0;
}
