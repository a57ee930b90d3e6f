// tresse: flags -O0 -g
// The block is initialised before its address is published, but a relaxed store orders nothing.
// The first round of the wait may be at the same time as the plain write (C11 5.1.2.4p25); the
// round that sees 1 acquires it.
// Under models that order a relaxed publication it is one.
// expect: ok
// expect under pso, rc11: T0301
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node {
  atomic_int flag;
};
_Atomic(struct node *) published;
static void *owner(void *arg) {
  struct node *node = malloc(sizeof *node);
  atomic_init(&node->flag, 0);
  atomic_store_explicit(&published, node, memory_order_relaxed);
  atomic_store_explicit(&node->flag, 1, memory_order_release);
  return arg;
}
static void *waiter(void *arg) {
  struct node *node;
  while (!(node = atomic_load_explicit(&published, memory_order_relaxed)))
    ;
  while (!atomic_load_explicit(&node->flag, memory_order_acquire))
    ;
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, waiter, 0);
  pthread_create(&b, 0, owner, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
