// tresse: flags -O0 -g -D_GNU_SOURCE
// expect: T0101 line 35
// A thread sleeps or does not, and leaves nothing else behind: what the clock shows afterwards tells
// the two apart.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <time.h>
#include <unistd.h>

extern bool __VERIFIER_nondet_bool(void);

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000ll + t.tv_nsec;
}

static void *work(void *p) {
  if (__VERIFIER_nondet_bool())
    usleep(500000);
  return p;
}

static atomic_int x;

static void *store(void *p) {
  x = 1;
  return p;
}

static void check(long long start) {
  /* Whoever has slept is late. */
  assert(now() - start < 400000000);
}

int main(void) {
  long long start = now();
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
  pthread_join(thread, NULL);
  pthread_t others[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&others[i], NULL, store, NULL);
  for (int i = 0; i < 2; i++)
    pthread_join(others[i], NULL);
  check(start);
  return 0;
}
