// tresse: flags -O0 -g
// expect by graph: T0403 line 25
// expect by steps: T0901
// expect under sc by steps: T0403 line 25
// A next node is protected, and nobody looks whether the one before it is still in the list: the next one
// may have been retired before its protection began.
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
  if (next != NULL)
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
