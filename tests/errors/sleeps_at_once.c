// tresse: flags -O0 -g -D_GNU_SOURCE
// expect: T0101 line 30
// Two threads may sleep at the same time, so both sleeps need not be longer than one; and one after
// the other they are (the first assertion).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000ll + t.tv_nsec;
}

static void *work(void *p) {
  usleep(1000);
  return p;
}

int main(void) {
  long long start = now();
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], NULL, work, NULL);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
  assert(now() - start >= 1000000);
  assert(now() - start >= 2000000);
  return 0;
}
