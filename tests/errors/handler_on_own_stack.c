// tresse: flags -O0 -g
// expect: T0901
// A handler asks for the stack that was made for handlers: its locals would be there.
#include <signal.h>

static char room[16 * 1024];
static void handler(int number) { (void)number; }

int main(void) {
  stack_t stack = { .ss_sp = room, .ss_size = sizeof room };
  struct sigaction action = { .sa_handler = handler, .sa_flags = SA_ONSTACK };
  sigaltstack(&stack, 0);
  sigaction(SIGUSR1, &action, 0);
  raise(SIGUSR1);
  return 0;
}
