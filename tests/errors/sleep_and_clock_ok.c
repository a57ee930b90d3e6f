// tresse: flags -O0 -g -D_GNU_SOURCE
// expect: ok
// expect by graph: 1 executions
// After a sleep the clock has moved on by what was asked for (POSIX, nanosleep), in the thread that
// has slept and in those that its end, or a lock, comes before.
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

/* It looks at the clock neither before nor after it sleeps. */
static void *work(void *p) {
  struct timespec length = { 2, 5 };
  nanosleep(&length, NULL);
  is_done = 1;
  return p;
}

int main(void) {
  long long start = now();
  usleep(1500);
  long long first = now();
  assert(first - start >= 1500000);
  struct timespec until;
  clock_gettime(CLOCK_MONOTONIC, &until);
  until.tv_sec++;
  clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL);
  assert(now() - first >= 1000000000);
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
  pthread_join(thread, NULL);
  assert(is_done && now() - first >= 2000000005);
  /* What the thread sleeps comes on top of what its creator had seen. */
  long long second = now();
  pthread_create(&thread, NULL, work, NULL);
  pthread_join(thread, NULL);
  assert(now() - second >= 2000000005);
  return 0;
}
