// tresse: flags -O0 -g
// expect: exit 7
// A thread that waits for a signal is cancelled (POSIX 2.9.5.2): it waits no longer.
#include <pthread.h>
#include <signal.h>
static void *waiter(void *set) {
  int number;
  sigwait(set, &number);
  return NULL;
}
int main(void) {
  pthread_t thread;
  sigset_t set;
  void *value;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  pthread_create(&thread, NULL, waiter, &set);
  pthread_cancel(thread);
  pthread_join(thread, &value);
  raise(SIGUSR1);
  return value == PTHREAD_CANCELED ? 7 : 1;
}
