// tresse: flags -O0 -g
// expect: exit 2
// A signal waits for the thread and for the process (POSIX 2.4.1): both come. Which sender it was is
// in si_code.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>
static int count, users;
static void handle(int number, siginfo_t *info, void *unused) {
  (void)number, (void)unused;
  users += info->si_code == SI_USER;
  count++;
}
int main(void) {
  struct sigaction action = { .sa_flags = SA_SIGINFO };
  sigset_t set;
  action.sa_sigaction = handle;
  sigaction(SIGUSR1, &action, NULL);
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  raise(SIGUSR1);
  kill(getpid(), SIGUSR1);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  assert(users == 1);
  return count;
}
