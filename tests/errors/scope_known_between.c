// tresse: flags -O0 -g -Xclang -fsanitize-address-use-after-scope
// expect: T0404 line 12
// A thread uses a local of a loop between two rounds, and in the next it would be another one.
#include <pthread.h>
#include <stdatomic.h>

static _Atomic(int *) known;
static atomic_int round_over;

static void *thread(void *unused) {
  while (!atomic_load(&round_over));
  *atomic_load(&known) = 4;
  atomic_store(&round_over, 0);
  return unused;
}

int main(void) {
  pthread_t id;
  pthread_create(&id, 0, thread, 0);
  for (int i = 0; i < 2; i++) {
    {
      int local = i;
      atomic_store(&known, &local);
    }
    if (i == 0) {
      atomic_store(&round_over, 1);
      while (atomic_load(&round_over));
    }
  }
  pthread_join(id, 0);
  return 0;
}
