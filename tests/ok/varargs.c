// tresse: flags -O0 -g
// Functions of our own with variable arguments.
#include <stdarg.h>
#include <stdio.h>

static long sum(int n, ...) {
  va_list args;
  va_start(args, n);
  long total = 0;
  for (int i = 0; i < n; i++)
    total += va_arg(args, int);
  va_end(args);
  return total;
}

static void show_all(const char *kinds, va_list args) {
  for (; *kinds; kinds++)
    switch (*kinds) {
    case 'i':
      printf("%d ", va_arg(args, int));
      break;
    case 'l':
      printf("%ld ", va_arg(args, long));
      break;
    case 'd':
      printf("%.3f ", va_arg(args, double));
      break;
    case 's':
      printf("%s ", va_arg(args, const char *));
      break;
    case 'c':
      printf("%c ", va_arg(args, int));
      break;
    }
  printf("\n");
}

static void show(const char *kinds, ...) {
  va_list args;
  va_start(args, kinds);
  show_all(kinds, args);
  va_end(args);
}

static double average(int n, ...) {
  va_list args, again;
  va_start(args, n);
  va_copy(again, args);
  double total = 0;
  for (int i = 0; i < n; i++)
    total += va_arg(args, double);
  double first = va_arg(again, double);
  va_end(again);
  va_end(args);
  return total / n + first * 0;
}

static int print(const char *format, ...) {
  va_list args;
  va_start(args, format);
  int n = vprintf(format, args);
  va_end(args);
  return n;
}

int main(void) {
  printf("%ld %ld\n", sum(3, 1, 2, 3), sum(10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  show("idslc", 7, 2.5, "text", (long)(1LL << 40), 'x');
  show("ddddddddddi", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11);
  show("iiiiiiiiid", 1, 2, 3, 4, 5, 6, 7, 8, 9, 0.5);
  printf("%g\n", average(4, 1.0, 2.0, 3.0, 4.0));
  int n = print("%s=%d\n", "n", 5);
  printf("%d\n", n);
  return 0;
}
