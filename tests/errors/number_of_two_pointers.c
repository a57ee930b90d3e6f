// tresse: flags -O0 -g
// expect: T0301
// Two pointers become one number, which lets others reach what they point to: what is written
// there from then on may race. The first call has let the writes be compiled as private ones.
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

typedef long pair __attribute__((vector_size(16)));

static int flag;
static uintptr_t guessed;

static void *reader(void *unused) {
  (void)__atomic_load_n(&flag, __ATOMIC_RELAXED);
  (void)*(volatile long *)guessed;
  return unused;
}

static void publish(long *first, long *second, long **both, int value) {
  *first = 1;
  both[0] = first;
  both[1] = second;
  unsigned __int128 number = (unsigned __int128)*(pair *)both;
  *first = 2;
  __atomic_store_n(&flag, value, __ATOMIC_RELAXED);
  (void)number;
}

int main(void) {
  long *hidden = malloc(8), *known = malloc(8), *other = malloc(8), **both = malloc(16);
  // Blocks of eight bytes lie sixteen apart.
  guessed = (uintptr_t)known - 16;
  pthread_t thread;
  pthread_create(&thread, NULL, reader, NULL);
  publish(known, other, both, 0);
  publish(hidden, other, both, 1);
  pthread_join(thread, NULL);
  free(hidden), free(known), free(other), free(both);
  return 0;
}
