// tresse: flags -O0 -g
// expect: T0102 line 11
// Nobody catches: the first phase finds no handler, so no destructor runs (C++20 14.6.1, as
// libstdc++ has it; the assertion would be another error).
#include <assert.h>
struct Local {
  ~Local() { assert(0); }
};
static void act() {
  Local local;
  throw 1;
}
int main() {
  try {
    act();
  } catch (long) {
  }
}
