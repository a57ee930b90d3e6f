// tresse: flags -O0 -g
// expect: T0201 line 8
// The signal that is sent is another one than the thread waits for. [also blocked: main]
#include <pthread.h>
#include <signal.h>
static int got;
static void *waiter(void *set) {
  sigwait(set, &got);
  return NULL;
}
int main(void) {
  pthread_t thread;
  sigset_t set;
  sigfillset(&set);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  sigdelset(&set, SIGUSR2);
  pthread_create(&thread, NULL, waiter, &set);
  pthread_kill(thread, SIGUSR2);
  pthread_join(thread, NULL);
}
