// tresse: flags -O0 -g -D_GNU_SOURCE
// expect by graph: ok
// A loop that sleeps while it waits is one that only waits, also where somebody looks at the clock.
// (By states each of its rounds is a new state then.)
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

static atomic_int is_done;

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000ll + t.tv_nsec;
}

static void *work(void *p) {
  struct timespec length = { 2, 5 };
  nanosleep(&length, NULL);
  is_done = 1;
  return p;
}

int main(void) {
  long long first = now();
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
  while (!is_done)
    usleep(1);
  assert(now() - first >= 2000000005);
  pthread_join(thread, NULL);
  return 0;
}
