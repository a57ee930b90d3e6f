// tresse: flags -O0 -g
// expect: ok
// A barrier is destroyed, and its memory used for something else, as soon as one thread has been let
// go (POSIX pthread_barrier_destroy: no thread is blocked at it then). The other one, which was let
// go as well and may still have to return, does not use the barrier any more: no race.
#include <pthread.h>
#include <stddef.h>

static union {
  pthread_barrier_t barrier;
  int words[8];
} memory;

static void *arrive(void *unused) {
  pthread_barrier_wait(&memory.barrier);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_barrier_init(&memory.barrier, NULL, 2);
  pthread_create(&t, NULL, arrive, NULL);
  pthread_barrier_wait(&memory.barrier);
  pthread_barrier_destroy(&memory.barrier);
  for (int i = 0; i < 8; i++)
    memory.words[i] = 7;
  pthread_join(t, NULL);
  return 0;
}
