// tresse: flags -O0 -g
// expect: exit 0
// A signal that waits is gone once it is ignored (POSIX 2.4.3), and does not come back.
#include <pthread.h>
#include <signal.h>
static int count;
static void handle(int number) {
  (void)number;
  count++;
}
int main(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  raise(SIGUSR1);
  signal(SIGUSR1, SIG_IGN);
  signal(SIGUSR1, handle);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  return count;
}
