// tresse: flags -O0 -g
// The reader races only if `main` was faster. If not, nothing races, and its assertion may fail.
// A thread that stopped at a race in one execution is not to be missing in others.
// expect: T0301 and T0101
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int started, was_early;
static int data;
static void *writer(void *arg) {
  if (atomic_load(&started))
    data = 1;
  else
    atomic_store(&was_early, 1);
  return arg;
}
static void *reader(void *arg) {
  int copy = data;
  assert(copy || !atomic_load(&was_early));
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, writer, 0);
  pthread_create(&b, 0, reader, 0);
  atomic_store(&started, 1);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
