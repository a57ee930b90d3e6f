// tresse: flags -O0 -g
// expect: ok
// A handler that is called once is given up in the step that takes it: what another thread sets
// meanwhile stays.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>

static _Atomic int calls;

static void first(int number) { calls += number == SIGUSR1; }
static void second(int number) { calls += number == SIGUSR1; }

static void *other(void *unused) {
  signal(SIGUSR1, second);
  return unused;
}

int main(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = first;
  action.sa_flags = (int)SA_RESETHAND;
  sigaction(SIGUSR1, &action, 0);
  pthread_t thread;
  pthread_create(&thread, 0, other, 0);
  raise(SIGUSR1);
  pthread_join(thread, 0);
  sigaction(SIGUSR1, 0, &action);
  assert(calls == 1 && action.sa_handler == second);
  return 0;
}
