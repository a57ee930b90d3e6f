// tresse: flags -O0 -g
// expect: T0101 line 11
// main leaves by pthread_exit: after the last thread the process ends as if by exit(0), which runs
// the functions of atexit (POSIX pthread_exit).
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static void handler(void) {
  assert(0);
}

static void *worker(void *unused) {
  return unused;
}

int main(void) {
  pthread_t t;
  atexit(handler);
  pthread_create(&t, NULL, worker, NULL);
  pthread_exit(NULL);
}
