// tresse: flags -O0 -g
// The value before the last one is told. The load before the loop and the one in it are not one
// read: who reads 2, and then 3, has seen 2. (1 and 0 may be skipped in the same way.)
// expect: T0101
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int progress;
static void *writer(void *arg) {
  for (int i = 1; i <= 3; i++)
    atomic_store(&progress, i);
  return arg;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  int last = 0, now = atomic_load(&progress);
  while (now != 3) {
    last = now;
    now = atomic_load(&progress);
  }
  pthread_join(t, 0);
  assert(last != 2);
}
