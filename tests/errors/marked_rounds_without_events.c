// tresse: flags -O0 -g
// expect: T0202
// A marked iteration (genmc.h) that ends where it began: nothing is read in it, and it never ends.
#include <genmc.h>
#include <pthread.h>

static void *wait(void *unused) {
  for (;;) {
    __VERIFIER_spin_start();
    __VERIFIER_spin_end(0);
  }
  return unused;
}

int main(void) {
  pthread_t waiter;
  pthread_create(&waiter, 0, wait, 0);
  pthread_join(waiter, 0);
  return 0;
}
