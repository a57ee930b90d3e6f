// tresse: flags -O1 -g
//
// The lock-free queue of Michael and Scott, with its two-step enqueue and the helping hand for a
// tail that lags behind. Each thread enqueues one node and then dequeues one.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

struct node {
  _Atomic(struct node *) next;
  int value;
};

static struct node nodes[3];
static _Atomic(struct node *) head = &nodes[2]; // a dummy to begin with
static _Atomic(struct node *) tail = &nodes[2];

static void enqueue(struct node *n) {
  for (;;) {
    struct node *last = atomic_load_explicit(&tail, memory_order_acquire);
    struct node *next = atomic_load_explicit(&last->next, memory_order_acquire);
    if (next == NULL) {
      if (atomic_compare_exchange_strong_explicit(&last->next, &next, n, memory_order_release,
                                                  memory_order_relaxed)) {
        atomic_compare_exchange_strong_explicit(&tail, &last, n, memory_order_release,
                                                memory_order_relaxed);
        return;
      }
    } else {
      // Somebody linked a node and has not moved the tail yet.
      atomic_compare_exchange_strong_explicit(&tail, &last, next, memory_order_release,
                                              memory_order_relaxed);
    }
  }
}

static bool dequeue(int *value) {
  for (;;) {
    struct node *first = atomic_load_explicit(&head, memory_order_acquire);
    struct node *last = atomic_load_explicit(&tail, memory_order_acquire);
    struct node *next = atomic_load_explicit(&first->next, memory_order_acquire);
    if (next == NULL)
      return false;
    if (first == last) {
      atomic_compare_exchange_strong_explicit(&tail, &last, next, memory_order_release,
                                              memory_order_relaxed);
      continue;
    }
    int found = next->value;
    if (atomic_compare_exchange_strong_explicit(&head, &first, next, memory_order_acq_rel,
                                                memory_order_relaxed)) {
      *value = found;
      return true;
    }
  }
}

static int taken[2];

static void *worker(void *argument) {
  struct node *mine = argument;
  mine->value = mine == &nodes[0] ? 1 : 2;
  enqueue(mine);
  int value = 0;
  bool is_found = dequeue(&value);
  assert(is_found);
  taken[mine - nodes] = value;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, &nodes[0]);
  pthread_create(&b, NULL, worker, &nodes[1]);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(taken[0] + taken[1] == 3 && taken[0] != taken[1]);
  return 0;
}
