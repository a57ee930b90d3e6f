// tresse: flags -O0 -g
// expect: T0202 line 14
// Nobody sets the flag. That the pause may be left out is no choice: each round is as the one before,
// and the executions that go into the pause end there and are no way out.
#include <genmc.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int flag, other;

static void pause_a_while(void) { (void)atomic_load(&other); }

int main(void) {
  while (atomic_load(&flag) == 0) __VERIFIER_optional(pause_a_while());
  return 0;
}
