// tresse: flags -O0 -g -Xclang -fsanitize-address-use-after-scope
// expect: T0404 line 13
// The address of a local is made known after its scope has ended for good.
#include <pthread.h>
#include <stdatomic.h>

static _Atomic(int *) known;

static void *thread(void *unused) {
  int *there;
  while (!(there = atomic_load(&known)))
    ;
  *there = 4;
  return unused;
}

int main(void) {
  pthread_t id;
  int *kept;
  pthread_create(&id, 0, thread, 0);
  {
    int local = 3;
    kept = &local;
  }
  atomic_store(&known, kept);
  pthread_join(id, 0);
  return 0;
}
