// tresse: flags -O0 -g
// expect: T0101 and T0102
// Two threads stop in the same state: what the one did wrong does not hide what the other did.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static atomic_int x;
static void *look(void *arg) { assert(atomic_load(&x) != 1); return arg; }
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, look, 0);
  atomic_store(&x, 1);
  abort();
}
