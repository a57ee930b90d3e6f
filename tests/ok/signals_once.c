// tresse: flags -O0 -g
// A handler that is called once: the flags and the mask of its action stay, as in Linux.
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <string.h>

extern void (*__sysv_signal(int, void (*)(int)))(int);

static void show(const char *when) {
  struct sigaction now;
  sigaction(SIGUSR1, NULL, &now);
  unsigned flags = (unsigned)now.sa_flags & (SA_RESETHAND | SA_NODEFER | SA_RESTART);
  printf("%s %s %x %d\n", when, now.sa_handler == SIG_DFL ? "default" : "handler", flags,
         sigismember(&now.sa_mask, SIGUSR2));
}

static void handler(int number) {
  (void)number;
  show("within");
}

int main(void) {
  __sysv_signal(SIGUSR1, handler);
  show("before");
  raise(SIGUSR1);
  show("behind");
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = (int)(SA_RESETHAND | SA_RESTART);
  sigaddset(&action.sa_mask, SIGUSR2);
  sigaction(SIGUSR1, &action, NULL);
  show("before");
  raise(SIGUSR1);
  show("behind");
  return 0;
}
