// tresse: flags -O0 -g
// expect: ok
// POSIX, pthread_exit: the process exits with 0 after the last thread has ended. One that calls exit
// has none, so the function of atexit runs once, and sees what that thread has written.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int x;

static void at_exit(void) { assert(x == 1); }

static void *run(void *unused) {
  x = 1;
  exit(0);
  return unused;
}

int main(void) {
  pthread_t thread;
  atexit(at_exit);
  pthread_create(&thread, NULL, run, NULL);
  pthread_exit(NULL);
}
