// tresse: flags -O0 -g
// expect: T0802 line 12
// A thread that was joined, if by a join with a time, cannot be joined again.
#define _GNU_SOURCE
#include <pthread.h>
static void *worker(void *unused) { return unused; }
int main(void) {
  pthread_t thread;
  struct timespec until = { 1, 0 };
  pthread_create(&thread, NULL, worker, NULL);
  if (pthread_timedjoin_np(thread, NULL, &until) == 0)
    pthread_join(thread, NULL);
}
