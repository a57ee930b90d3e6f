// tresse: flags -O0 -g
// expect: T0403 line 11
// What getenv has returned is used when setenv has put another value there. POSIX, getenv: "The
// returned string pointer might be invalidated".
#include <stdlib.h>

int main(void) {
  setenv("A", "b", 1);
  const char *value = getenv("A");
  setenv("A", "c", 1);
  return *value == 'b';
}
