// tresse: flags -O0 -g -std=c23
// A function whose arguments are all variable ones (C23 6.7.7.4), called directly and by pointer.
#include <stdarg.h>
#include <stdio.h>

static void show(...) {
  va_list rest;
  va_start(rest);
  int first = va_arg(rest, int);
  double second = va_arg(rest, double);
  va_end(rest);
  printf("%d %g\n", first, second);
}

int main(void) {
  void (*volatile by_pointer)(...) = show;
  show(1, 0.5);
  by_pointer(2, 1.5);
  return 0;
}
