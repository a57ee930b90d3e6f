// tresse: flags -O0 -g
// C11 7.17.2.1: atomic_init is no atomic write. The first round of the wait may be at the same
// time; the round that sees 1 comes after both writes, and races with neither.
// expect: T0301
#include <pthread.h>
#include <stdatomic.h>
atomic_int flag;
static void *setter(void *arg) {
  atomic_init(&flag, 0);
  atomic_store(&flag, 1);
  return arg;
}
static void *waiter(void *arg) {
  while (!atomic_load(&flag))
    ;
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, waiter, 0);
  pthread_create(&b, 0, setter, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
