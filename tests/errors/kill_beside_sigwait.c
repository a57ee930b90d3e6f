// tresse: flags -O0 -g
// expect: T0901
// A signal to the process that its sender does not block, while another thread waits for it in
// sigtimedwait: either may take it (POSIX 2.4.1), which is not modelled.
#include <pthread.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>
static void handle(int number) { (void)number; }
static void *sender(void *set) {
  pthread_sigmask(SIG_UNBLOCK, set, NULL);
  kill(getpid(), SIGUSR1);
  return NULL;
}
int main(void) {
  pthread_t thread;
  sigset_t set;
  struct timespec soon = { 0, 1000 };
  signal(SIGUSR1, handle);
  sigemptyset(&set);
  sigaddset(&set, SIGUSR1);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  pthread_create(&thread, NULL, sender, &set);
  sigtimedwait(&set, NULL, &soon);
  pthread_join(thread, NULL);
  return 0;
}
