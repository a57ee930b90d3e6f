// tresse: flags -O0 -g
// expect: ok
// `sigaction` reads and replaces in one step: of two threads one finds what the other has left, and
// no action is a mixture of two.
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static void (*seen[2])(int);

static void plain(int number) { (void)number; }

static void informed(int number, siginfo_t *info, void *context) {
  (void)number, (void)info, (void)context;
}

static void *set_plain(void *unused) {
  struct sigaction action = { .sa_handler = plain }, old;
  sigaction(SIGINT, &action, &old);
  seen[0] = old.sa_handler;
  return unused;
}

static void *set_informed(void *unused) {
  struct sigaction action = { .sa_sigaction = informed, .sa_flags = SA_SIGINFO }, old;
  sigaction(SIGINT, &action, &old);
  seen[1] = old.sa_handler;
  return unused;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, set_plain, NULL);
  pthread_create(&threads[1], NULL, set_informed, NULL);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
  struct sigaction last;
  sigaction(SIGINT, NULL, &last);
  assert((last.sa_flags & SA_SIGINFO) ? last.sa_sigaction == informed : last.sa_handler == plain);
  assert((seen[0] == SIG_DFL) != (seen[1] == SIG_DFL));
  return 0;
}
