// tresse: flags -O0 -g
// A ticket lock of four threads. Each is let in by one write only, so there are as many executions
// as orders of the tickets: 4! = 24.
// expect: ok
// expect by graph: 24 executions
#include <pthread.h>
#include <stdatomic.h>
static atomic_int next, owner;
static int shared;

static void *locker(void *unused) {
  int ticket = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
  while (atomic_load_explicit(&owner, memory_order_acquire) != ticket)
    ;
  shared++;
  atomic_store_explicit(&owner, ticket + 1, memory_order_release);
  return unused;
}

int main(void) {
  pthread_t threads[4];
  for (int i = 0; i < 4; i++)
    pthread_create(&threads[i], 0, locker, 0);
  for (int i = 0; i < 4; i++)
    pthread_join(threads[i], 0);
  return shared - 4;
}
