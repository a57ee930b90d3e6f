// tresse: flags -O0 -g
// expect: T0202 line 13
// Whoever runs the block never comes out of it.
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int flag;

static void *waiter(void *unused) {
  (void)unused;
  __VERIFIER_optional(while (atomic_load(&flag) == 0) {});
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, waiter, NULL);
  pthread_join(thread, NULL);
  return 0;
}
