// tresse: flags -O0 -g
// expect: ok
// What happens after a look at the monotonic clock finds it no earlier, also in another thread
// (POSIX clock_gettime; C11 5.1.2.4: pthread_create happens before what the thread does).
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <time.h>

static long seen;

static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000 + time.tv_nsec;
}

static void *look(void *unused) {
  assert(now() >= seen);
  return unused;
}

int main(void) {
  pthread_t t;
  now();
  now();
  seen = now();
  pthread_create(&t, NULL, look, NULL);
  pthread_join(t, NULL);
  return 0;
}
