// tresse: flags -O0 -g
// A stack for handlers is kept, and handlers that do not ask for it run as ever.
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static int calls;

static void handler(int number) { calls += number == SIGUSR1; }

int main(void) {
  stack_t now, own = { .ss_sp = malloc(SIGSTKSZ), .ss_size = SIGSTKSZ };
  int result = sigaltstack(NULL, &now);
  printf("%d %d\n", result, now.ss_flags == SS_DISABLE);
  printf("%d\n", sigaltstack(&own, NULL));
  result = sigaltstack(NULL, &now);
  printf("%d %d %d\n", result, now.ss_sp == own.ss_sp && now.ss_size == SIGSTKSZ, now.ss_flags);
  stack_t wrong = own;
  wrong.ss_size = 10;
  result = sigaltstack(&wrong, NULL);
  int error = errno;
  printf("%d %d\n", result, error == ENOMEM);
  wrong.ss_flags = 77;
  result = sigaltstack(&wrong, NULL);
  error = errno;
  printf("%d %d\n", result, error == EINVAL);
  own.ss_flags = SS_ONSTACK;
  result = sigaltstack(&own, NULL);
  sigaltstack(NULL, &now);
  printf("%d %d\n", result, now.ss_flags);
  struct sigaction action = { .sa_handler = handler };
  sigaction(SIGUSR1, &action, NULL);
  raise(SIGUSR1);
  own.ss_flags = SS_DISABLE;
  printf("%d %d\n", sigaltstack(&own, NULL), calls);
  action.sa_flags = SA_ONSTACK;
  sigaction(SIGUSR1, &action, NULL);
  raise(SIGUSR1);
  printf("%d\n", calls);
  free(own.ss_sp);
  return 0;
}
