// tresse: flags -O0 -g
// expect: T0403 line 12
// Memory is freed while a thread may still come to the barrier in it (C11 7.22.3.3; POSIX
// pthread_barrier_wait of what is no barrier).
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static pthread_barrier_t *barrier;

static void *arrive(void *unused) {
  pthread_barrier_wait(barrier);
  return unused;
}

int main(void) {
  pthread_t t;
  barrier = malloc(sizeof *barrier);
  pthread_barrier_init(barrier, NULL, 1);
  pthread_create(&t, NULL, arrive, NULL);
  free(barrier);
  pthread_join(t, NULL);
  return 0;
}
