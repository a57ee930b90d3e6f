// tresse: flags -O0 -g
// expect: exit 10
// A thread waits for a signal, which another one sends it with pthread_kill; both block it.
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
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  pthread_create(&thread, NULL, waiter, &set);
  pthread_kill(thread, SIGUSR1);
  pthread_join(thread, NULL);
  return got;
}
