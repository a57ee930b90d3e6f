// tresse: flags -O0 -g -Wno-strict-prototypes -Wno-deprecated-non-prototype
// Calls without a prototype, direct and through pointers (C17 6.5.2.2), and a weak function that is
// defined nowhere: its address is null.
#include <stdio.h>

static int none() { return 1; }
static int twice(int x) { return 2 * x; }
static double scaled(double x, int n) { return x * n; }

extern int absent(int) __attribute__((weak));
extern int missing __attribute__((weak));

int main(void) {
  int (*first)() = none;
  int (*second)() = (int (*)())twice;
  double (*third)() = (double (*)())scaled;
  printf("%d %d %g\n", first(), second(21), third(1.5, 3));
  if (absent)
    printf("absent: %d\n", absent(1));
  else
    puts("absent");
  puts(&missing ? "there" : "missing");
  return 0;
}
