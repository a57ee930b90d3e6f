// tresse: flags -O0 -g
// expect: T0402 line 9
// strcpy of a string that needs one byte more.
#include <string.h>

int main(void) {
  char to[4];
  const char *from = "four";
  strcpy(to, from);
  return to[0];
}
