// tresse: flags -O0 -g
// expect: T0101 line 15
// A thread of <threads.h> is one of POSIX: it may still run when somebody tries to join it.
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <threads.h>

static int run(void *unused) { return unused != NULL; }

int main(void) {
  thrd_t thread;
  thrd_create(&thread, run, NULL);
  assert(pthread_tryjoin_np(thread, NULL) != EBUSY);
}
