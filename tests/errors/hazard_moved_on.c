// tresse: flags -O0 -g
// expect by graph: T0403 line 26
// expect by steps: T0901
// expect under sc by steps: T0403 line 26
// One hazard pointer protects one block: the first is not protected any more when it protects another.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
static _Atomic(struct node *) top;
static void push(int value) {
  struct node *node = malloc(sizeof *node);
  node->value = value;
  node->next = atomic_load_explicit(&top, memory_order_relaxed);
  atomic_store_explicit(&top, node, memory_order_release);
}
static int pop(void) {
  int value = 0;
  struct node *old, *next;
  static _Atomic(struct node *) other;
  __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
  do {
    old = __VERIFIER_hp_protect(hp, &top);
    __VERIFIER_hp_protect(hp, &other);
    next = old->next;
  } while (!atomic_compare_exchange_strong_explicit(&top, &old, next, memory_order_acq_rel,
                                                    memory_order_relaxed));
  __VERIFIER_hp_retire(old);
  __VERIFIER_hp_free(hp);
  return value;
}
static void *work(void *unused) {
  (void)unused;
  pop();
  return NULL;
}
int main(void) {
  pthread_t one, other;
  push(1);
  push(2);
  pthread_create(&one, NULL, work, NULL);
  pthread_create(&other, NULL, work, NULL);
  pthread_join(one, NULL);
  pthread_join(other, NULL);
  return atomic_load(&top) != NULL;
}
