// tresse: flags -O0 -g
// Handlers of signals are kept, sets of signals are computed; no signal comes.
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static void handler(int number) { (void)number; }

static void other(int number, siginfo_t *info, void *context) {
  (void)number, (void)info, (void)context;
}

int main(void) {
  printf("%d", signal(SIGPIPE, SIG_IGN) == SIG_DFL);
  printf(" %d", signal(SIGPIPE, handler) == SIG_IGN);
  printf(" %d\n", signal(SIGPIPE, SIG_DFL) == handler);

  errno = 0;
  printf("%d", signal(SIGKILL, SIG_IGN) == SIG_ERR);
  printf(" %d", errno == EINVAL);
  printf(" %d\n", signal(0, SIG_IGN) == SIG_ERR);

  struct sigaction action, old;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = other;
  action.sa_flags = SA_SIGINFO;
  sigemptyset(&action.sa_mask);
  sigaddset(&action.sa_mask, SIGTERM);
  printf("%d", sigaction(SIGINT, &action, &old));
  printf(" %d", old.sa_handler == SIG_DFL);
  printf(" %d", sigaction(SIGINT, NULL, &old));
  printf(" %d", old.sa_sigaction == other);
  printf(" %d", (old.sa_flags & SA_SIGINFO) != 0);
  printf(" %d %d", sigismember(&old.sa_mask, SIGTERM), sigismember(&old.sa_mask, SIGINT));
  printf(" %d\n", sigaction(SIGSTOP, &action, NULL));

  sigset_t set;
  sigfillset(&set);
  printf("%d", sigismember(&set, SIGUSR1));
  sigdelset(&set, SIGUSR1);
  printf(" %d", sigismember(&set, SIGUSR1));
  printf(" %d", sigismember(&set, 64));
  printf(" %d", sigaddset(&set, 0));
  printf(" %d\n", sigismember(&set, 1000));
  return 0;
}
