// tresse: flags -O0 -g
// expect: T0101 line 19
// A round of a loop that waits writes to a local variable, which is published right after the loop.
// What it holds then tells whether there was a round.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int go;
static int *told;

static void *wait(void *unused) {
  int rounds = 0;
  while (!atomic_load(&go))
    rounds = 1;
  told = &rounds;
  // An event of its own: from here on the variable is in memory that others can reach.
  int *mine = told;
  assert(*mine == 0);
  return unused;
}

int main(void) {
  pthread_t waiter;
  pthread_create(&waiter, 0, wait, 0);
  atomic_store(&go, 1);
  pthread_join(waiter, 0);
  return 0;
}
