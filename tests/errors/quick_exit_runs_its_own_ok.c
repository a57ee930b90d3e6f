// tresse: flags -O0 -g
// expect: exit 7
// What at_quick_exit has registered runs, the last one first, and what atexit has does not
// (C11 7.22.4.7).
#include <assert.h>
#include <stdlib.h>
static int ran;
static void first(void) { assert(ran == 1); }
static void second(void) { assert(ran++ == 0); }
static void never(void) { assert(0); }
int main(void) {
  assert(at_quick_exit(first) == 0 && at_quick_exit(second) == 0);
  atexit(never);
  quick_exit(7);
}
