// Calls: recursion in two directions, a function pointer, small functions.
#ifndef SCALE
#define SCALE 1
#endif
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static int is_odd(unsigned n);
static int is_even(unsigned n) { return n == 0 ? 1 : is_odd(n - 1); }
static int is_odd(unsigned n) { return n == 0 ? 0 : is_even(n - 1); }
static int add(int a, int b) { return a + b; }
static int less(int a, int b) { return a - b; }
static int (*const both[2])(int, int) = {add, less};

enum { DEPTH = SCALE < 2 ? 28 : 33 };

int main(void) {
  int sum = fib(DEPTH);
  for (unsigned i = 0; i < 600; i++) sum += is_even(i);
  for (int i = 0; i < 200000; i++) sum = both[i & 1](sum, i) & 0xffffff;
  return sum % 251;
}
