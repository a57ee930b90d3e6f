// tresse: flags -O0 -g
// expect: ok
// expect under ra: T0101 line 44
// A seq_cst store to a local between two reads of y. RC11 (PLDI 2017, psc): what a wrote to x is
// before the store (by a's release, b's acquire, and program order), the store before b's second
// read of y, that before c's write of y, and that before c's read of x. No axiom exempts a place
// that only one thread knows. Under RA nothing is more than release and acquire.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int first, second, third;

void *a(void *unused) {
  atomic_store(&x, 1);
  atomic_store_explicit(&y, 1, memory_order_release);
  return 0;
}

void *b(void *unused) {
  atomic_int own = 0;
  int read = atomic_load_explicit(&y, memory_order_acquire);
  atomic_store(&own, 1);
  second = atomic_load(&y);
  first = read;
  return 0;
}

void *c(void *unused) {
  atomic_store(&y, 2);
  third = atomic_load(&x);
  return 0;
}

int main(void) {
  pthread_t t[3];
  pthread_create(&t[0], 0, a, 0);
  pthread_create(&t[1], 0, b, 0);
  pthread_create(&t[2], 0, c, 0);
  for (int i = 0; i < 3; i++)
    pthread_join(t[i], 0);
  int last = atomic_load_explicit(&y, memory_order_relaxed);
  assert(!(first == 1 && second == 1 && last == 2 && third == 0));
  return 0;
}
