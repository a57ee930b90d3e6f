// tresse: flags -O0 -g
// expect: T0101 line 14
// The first thread has not come to its end yet when another one has waited long enough.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_t first;

static void *joins(void *unused) {
  struct timespec until = { 1, 0 };
  int error = pthread_timedjoin_np(first, NULL, &until);
  assert(error != ETIMEDOUT);
  return unused;
}

int main(void) {
  pthread_t thread;
  first = pthread_self();
  pthread_create(&thread, NULL, joins, NULL);
  pthread_exit(NULL);
}
