// tresse: flags -O0 -g
// expect: T0901
// C++20 17.13.3: undefined where a destructor is left out; a clean-up may be one.
#include <setjmp.h>
static jmp_buf buffer;
static int shared;
struct Local {
  ~Local() { shared = 1; }
};
static void leave() { longjmp(buffer, 1); }
static void act() {
  Local local;
  leave();
}
int main() {
  if (setjmp(buffer) == 0)
    act();
}
