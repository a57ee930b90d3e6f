// tresse: flags -O0 -g
// expect by graph: T0403 line 20
// expect by steps: T0901
// expect under sc by steps: T0403 line 20
// As hazard_round_protects, but the loop only clears the hazard pointer.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
struct node { int value; };
static _Atomic(struct node *) a, b;
static atomic_int flag;
static int seen;
static void *reader(void *unused) {
  __VERIFIER_hp_t *hp = __VERIFIER_hp_alloc();
  struct node *node = __VERIFIER_hp_protect(hp, &a);
  while (!flag)
    __VERIFIER_hp_clear(hp);
  if (node)
    seen = node->value;
  return NULL;
}
static void *writer(void *unused) {
  __VERIFIER_hp_retire(atomic_exchange(&a, NULL));
  flag = 1;
  return NULL;
}
int main(void) {
  a = calloc(1, sizeof(struct node));
  b = calloc(1, sizeof(struct node));
  pthread_t t, u;
  pthread_create(&t, NULL, reader, NULL);
  pthread_create(&u, NULL, writer, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
