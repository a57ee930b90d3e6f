// tresse: flags -O0 -g
// expect: T0101 line 12
// An error in a block that is optional is one of the program: the block may be run.
#include <assert.h>
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int flag;

static void look(void) { assert(atomic_load(&flag) < 2); }

static void *waiter(void *unused) {
  (void)unused;
  while (atomic_load(&flag) != 3)
    __VERIFIER_optional(look());
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, waiter, NULL);
  atomic_store(&flag, 2);
  atomic_store(&flag, 3);
  pthread_join(thread, NULL);
  return 0;
}
