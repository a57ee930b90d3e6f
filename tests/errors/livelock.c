// tresse: flags -O0 -g
// expect: T0202 line 9
// Main spins for a flag that nobody sets.
#include <stdatomic.h>

static atomic_int flag;

int main(void) {
  while (atomic_load(&flag) == 0)
    ;
  return 0;
}
