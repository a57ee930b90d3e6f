// tresse: flags -O0 -g
// expect: T0901
// Nor is there one to wait for.
#include <signal.h>
int main(void) {
  sigset_t set;
  struct timespec none = {0, 0};
  sigfillset(&set);
  return sigtimedwait(&set, NULL, &none);
}
