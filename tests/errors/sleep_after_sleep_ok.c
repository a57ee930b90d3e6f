// tresse: flags -O0 -g -D_GNU_SOURCE
// expect: ok
// Sleeps that come one after the other add up, though nobody looks at the clock between them.
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

static void *second(void *p) {
  usleep(1000);
  return p;
}

static void *first(void *p) {
  usleep(1000);
  pthread_t thread;
  pthread_create(&thread, NULL, second, NULL);
  pthread_join(thread, NULL);
  return p;
}

int main(void) {
  long long start = now();
  pthread_t thread;
  pthread_create(&thread, NULL, first, NULL);
  pthread_join(thread, NULL);
  usleep(1000);
  assert(now() - start >= 3000000);
  return 0;
}
