// tresse: flags -O0 -g
// expect: T0101 line 13
// The first thread has not come to its end yet when another one looks.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static pthread_t first;

static void *joins(void *unused) {
  int error = pthread_tryjoin_np(first, NULL);
  assert(error != EBUSY);
  return unused;
}

int main(void) {
  pthread_t thread;
  first = pthread_self();
  pthread_create(&thread, NULL, joins, NULL);
  pthread_exit(NULL);
}
