// tresse: flags -O0 -g -D_GNU_SOURCE
// expect: T0101 line 25
// A thread that sleeps may do so after another one has looked at the clock, which does not wait for
// it.
#include <assert.h>
#include <pthread.h>
#include <time.h>
#include <unistd.h>

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000ll + t.tv_nsec;
}

static void *work(void *p) {
  usleep(500000);
  return p;
}

int main(void) {
  long long start = now();
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
  assert(now() - start >= 400000000);
  pthread_join(thread, NULL);
  return 0;
}
