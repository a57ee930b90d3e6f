// tresse: flags -O0 -g
// expect: exit 0
// In a program that sends no signals none is pending.
#include <assert.h>
#include <signal.h>
int main(void) {
  sigset_t set;
  sigfillset(&set);
  assert(sigpending(&set) == 0 && sigismember(&set, SIGUSR1) == 0);
  return 0;
}
