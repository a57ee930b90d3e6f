// tresse: flags -O0 -g
// expect: T0901
// A handler that would interrupt another thread, at any place, is not modelled.
#include <pthread.h>
#include <signal.h>
static void handle(int number) { (void)number; }
static void *worker(void *unused) { return unused; }
int main(void) {
  pthread_t thread;
  signal(SIGUSR1, handle);
  pthread_create(&thread, NULL, worker, NULL);
  if (pthread_kill(thread, SIGUSR1)) return 1;
  pthread_join(thread, NULL);
}
