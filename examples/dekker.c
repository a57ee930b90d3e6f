// tresse: flags -O1 -g
//
// Dekker's algorithm, the first solution of the mutual exclusion problem, with relaxed atomics. As in
// peterson.c, under TSO both threads may miss the other's announcement.
//
// sc:  no error
// tso: assertion fails
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int wants[2];
static atomic_int turn;
static atomic_int inside;

static void announce(int me) {
  atomic_store_explicit(&wants[me], 1, memory_order_relaxed);
}

static void enter(int me) {
  announce(me);
  while (atomic_load_explicit(&wants[1 - me], memory_order_relaxed)) {
    if (atomic_load_explicit(&turn, memory_order_relaxed) != me) {
      atomic_store_explicit(&wants[me], 0, memory_order_relaxed);
      while (atomic_load_explicit(&turn, memory_order_relaxed) != me)
        ;
      announce(me);
    }
  }
}

static void leave(int me) {
  atomic_store_explicit(&turn, 1 - me, memory_order_relaxed);
  atomic_store_explicit(&wants[me], 0, memory_order_relaxed);
}

// Nobody may come in while somebody is inside.
static void critical_section(void) {
  assert(atomic_fetch_add_explicit(&inside, 1, memory_order_relaxed) == 0);
  atomic_fetch_sub_explicit(&inside, 1, memory_order_relaxed);
}

static void *first(void *unused) {
  (void)unused;
  enter(0);
  critical_section();
  leave(0);
  return NULL;
}

static void *second(void *unused) {
  (void)unused;
  enter(1);
  critical_section();
  leave(1);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
