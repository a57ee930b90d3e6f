// tresse: flags -O0 -g -D_GNU_SOURCE
// expect: T0101 line 30
// Who waits for a flag notices how long the other thread has slept before it sets it.
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

static atomic_int is_done;

static void *work(void *p) {
  usleep(300000);
  is_done = 1;
  return p;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
  long long start = now();
  while (!is_done)
    ;
  assert(now() - start < 100000000);
  pthread_join(thread, NULL);
  return 0;
}
