// tresse: flags -O0 -g
// expect by graph: ok
// expect by steps: T0901
// expect under sc by steps: ok
// Michael's queue protects the next node before it looks whether the first one is still the first: the later
// read says that the next one was not retired when its protection began.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { _Atomic(struct node *) next; int value; };
static _Atomic(struct node *) head;
static struct node *node(int value, struct node *next) {
  struct node *new = malloc(sizeof *new);
  new->value = value;
  atomic_init(&new->next, next);
  return new;
}
static void *reader(void *unused) {
  __VERIFIER_hp_t *hp_first = __VERIFIER_hp_alloc(), *hp_next = __VERIFIER_hp_alloc();
  struct node *first = __VERIFIER_hp_protect(hp_first, &head);
  struct node *next = __VERIFIER_hp_protect(hp_next, &first->next);
  int value = 0;
  if (atomic_load_explicit(&head, memory_order_acquire) == first && next != NULL)
    value = next->value;
  __VERIFIER_hp_free(hp_first);
  __VERIFIER_hp_free(hp_next);
  return value ? unused : NULL;
}
static void remove_first(void) {
  struct node *first = atomic_load(&head);
  atomic_store_explicit(&head, atomic_load(&first->next), memory_order_release);
  __VERIFIER_hp_retire(first);
}
int main(void) {
  pthread_t thread;
  atomic_init(&head, node(1, node(2, node(3, NULL))));
  pthread_create(&thread, NULL, reader, NULL);
  remove_first();
  remove_first();
  pthread_join(thread, NULL);
  return 0;
}
