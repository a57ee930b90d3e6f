// tresse: flags -O1 -g
// expect: T0507 line 14
// Two addresses are beyond their arrays, and one is selected: the report is about that one, not
// about the operand that comes first. The value that is stored is poison as well, and no error.
#include <limits.h>

static int first[4], second[4];

__attribute__((noinline)) static void put(int chosen, int i, int j) {
  int *x = first + i;
  int *y = second + j;
  int value = INT_MAX + i;
  int *z = chosen ? x : y;
  *z = value;
}

int main(int argc, char **argv) {
  put(argc - 1, 10 * argc, 20 * argc);
  return first[0] + second[0];
}
