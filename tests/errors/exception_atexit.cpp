// tresse: flags -O0 -g
// expect: T0102
// C++20 17.5: std::terminate, though main has a handler.
#include <stdlib.h>
static void last() { throw 1; }
int main() {
  atexit(last);
  try {
    exit(0);
  } catch (int) {
  }
}
