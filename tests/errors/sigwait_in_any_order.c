// tresse: flags -O0 -g
// expect: exit 10 and exit 12
// Of several signals sigwait may take any (POSIX).
#include <pthread.h>
#include <signal.h>
#include <unistd.h>
int main(void) {
  sigset_t set;
  int number;
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  sigaddset(&set, SIGUSR2);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  raise(SIGUSR2);
  kill(getpid(), SIGUSR1);
  sigwait(&set, &number);
  return number;
}
