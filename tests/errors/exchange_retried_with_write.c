// tresse: flags -O0 -g
// expect: T0301 or T0101 line 27
// An exchange that fails is tried again after a write to what it is to publish. With that write no
// round is as the one before; others are let in meanwhile, and see what is written too late.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int taken;
static int *_Atomic told;

static void *publish(void *unused) {
  int *block = malloc(sizeof *block), *nobody = 0;
  *block = 1;
  while (!atomic_compare_exchange_strong(&told, &nobody, block)) {
    nobody = 0;
    *block = 1;
  }
  *block = 2;
  return unused;
}

static void *look(void *unused) {
  int *block = atomic_load_explicit(&told, memory_order_acquire);
  if (block && block != &taken)
    assert(*block == 1);
  return unused;
}

static void *give_way(void *unused) {
  int *now = &taken;
  atomic_compare_exchange_strong(&told, &now, (int *)0);
  return unused;
}

int main(void) {
  pthread_t publisher, looker, giver;
  told = &taken;
  pthread_create(&publisher, 0, publish, 0);
  pthread_create(&looker, 0, look, 0);
  pthread_create(&giver, 0, give_way, 0);
  pthread_join(publisher, 0);
  pthread_join(looker, 0);
  pthread_join(giver, 0);
  return 0;
}
