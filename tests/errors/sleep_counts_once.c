// tresse: flags -O0 -g -D_GNU_SOURCE
// expect: T0101 line 28
// The sleep of a thread that was joined comes before both looks, and not between them.
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
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
  pthread_join(thread, NULL);
  long long first = now();
  assert(first - start >= 1000000);
  assert(now() - first >= 1000000);
  return 0;
}
