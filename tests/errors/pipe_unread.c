// tresse: flags -O0 -g
// expect: T0901
// A write to a pipe that nobody reads ends the process by a signal.
#include <unistd.h>

int main(void) {
  int ends[2];
  pipe(ends);
  close(ends[0]);
  return (int)write(ends[1], "x", 1) + 1;
}
