// tresse: flags -O0 -g
// expect: T0804 line 15
// POSIX pthread_kill: a thread that was joined is no more; also without a signal.
#include <pthread.h>
#include <signal.h>

static void *run(void *unused) {
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, run, 0);
  pthread_join(thread, 0);
  return pthread_kill(thread, 0);
}
