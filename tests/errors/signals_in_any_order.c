// tresse: flags -O0 -g
// expect: T0101 line 22
// Of several signals that wait nobody knows which comes first (POSIX 2.4.1); Linux takes the second.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
static int first;
static void handle(int number) {
  if (first == 0) first = number;
}
int main(void) {
  sigset_t set;
  signal(SIGUSR1, handle);
  signal(SIGUSR2, handle);
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  sigaddset(&set, SIGUSR2);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  raise(SIGUSR1);
  raise(SIGUSR2);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  assert(first == SIGUSR1);
  return 0;
}
