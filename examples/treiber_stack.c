// tresse: flags -O1 -g
//
// Treiber's lock-free stack. Each thread pushes one node and then pops one: since nobody pops
// before pushing, nobody finds the stack empty. A node is never pushed twice, so there is no ABA.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node {
  struct node *next;
  int value;
};

static struct node nodes[2];
static _Atomic(struct node *) top;

static void push(struct node *n) {
  struct node *old = atomic_load_explicit(&top, memory_order_relaxed);
  do
    n->next = old;
  while (!atomic_compare_exchange_weak_explicit(&top, &old, n, memory_order_release,
                                                memory_order_relaxed));
}

static struct node *pop(void) {
  struct node *old = atomic_load_explicit(&top, memory_order_acquire);
  while (old && !atomic_compare_exchange_weak_explicit(&top, &old, old->next, memory_order_acquire,
                                                       memory_order_acquire))
    ;
  return old;
}

static int popped[2];

static void *worker(void *argument) {
  struct node *mine = argument;
  mine->value = mine == &nodes[0] ? 1 : 2;
  push(mine);
  struct node *n = pop();
  assert(n != NULL);
  popped[mine - nodes] = n->value;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, &nodes[0]);
  pthread_create(&b, NULL, worker, &nodes[1]);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(popped[0] + popped[1] == 3 && popped[0] != popped[1]);
  assert(atomic_load(&top) == NULL);
  return 0;
}
