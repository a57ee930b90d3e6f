// tresse: flags -O0 -g
// A thread that joins itself with a time gets EDEADLK, or EBUSY if it only tries; another thread is
// joined.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>

static void *worker(void *unused) { return unused; }

int main(void) {
  struct timespec until = { 1, 0 }, late = { 4000000000, 0 };
  int oneself = pthread_timedjoin_np(pthread_self(), NULL, &until);
  int by_clock = pthread_clockjoin_np(pthread_self(), NULL, CLOCK_MONOTONIC, &until);
  printf("%d %d\n", oneself == EDEADLK, by_clock == EDEADLK);
  printf("%d\n", pthread_tryjoin_np(pthread_self(), NULL) == EBUSY);
  pthread_t thread;
  pthread_create(&thread, NULL, worker, NULL);
  printf("%d\n", pthread_timedjoin_np(thread, NULL, &late));
  return 0;
}
