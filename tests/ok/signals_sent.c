// tresse: flags -O0 -g
// Signals that come to the thread that sends them, and to threads that wait for them.
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t last, depth;

static void handle(int number) {
  last = number;
  if (number == SIGUSR1 && depth++ == 0) {
    raise(SIGUSR1);
    printf("blocked in its handler: %d\n", (int)depth == 1);
  }
}

static void *waiter(void *set) {
  int number = 0;
  printf("sigwait %d", sigwait(set, &number));
  printf(" gives %d\n", number == SIGTERM);
  return NULL;
}

int main(void) {
  sigset_t set, old, pending;
  pthread_t thread;
  siginfo_t info;
  struct timespec soon = { 0, 1000 };
  signal(SIGUSR1, handle);
  signal(SIGUSR2, handle);
  printf("raise %d %d, twice %d\n", raise(SIGUSR1), last == SIGUSR1, (int)depth);
  sigemptyset(&set);
  sigaddset(&set, SIGUSR2);
  sigaddset(&set, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &set, &old);
  printf("was blocked: %d\n", sigismember(&old, SIGUSR2));
  last = 0;
  kill(getpid(), SIGUSR2);
  sigpending(&pending);
  printf("pending: %d %d, handled: %d\n", sigismember(&pending, SIGUSR2),
         sigismember(&pending, SIGTERM), last == SIGUSR2);
  sigdelset(&set, SIGTERM);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  printf("handled: %d\n", last == SIGUSR2);
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  printf("%d %d\n", sigtimedwait(&set, NULL, &soon), errno == EAGAIN);
  pthread_create(&thread, NULL, waiter, &set);
  pthread_kill(thread, SIGTERM);
  pthread_join(thread, NULL);
  raise(SIGTERM);
  printf("%d %d\n", sigwaitinfo(&set, &info) == SIGTERM, info.si_signo == SIGTERM);
  signal(SIGTERM, SIG_IGN);
  printf("%d %d %d\n", pthread_kill(pthread_self(), 0), raise(100), errno == EINVAL);
}
