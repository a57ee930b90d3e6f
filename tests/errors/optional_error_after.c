// tresse: flags -O0 -g
// expect: T0101 line 18
// Without the block the second read may come before the write that the block waits for.
#include <assert.h>
#include <genmc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int flag;

static void await(void) {
  while (atomic_load(&flag) == 0)
    ;
}

static void *reader(void *unused) {
  __VERIFIER_optional(await()); assert(atomic_load(&flag) == 1);
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, reader, NULL);
  atomic_store(&flag, 1);
  pthread_join(thread, NULL);
  return 0;
}
