// tresse: flags -O1 -g
// expect: T0901 line 13
// The output is written before the input is read, and does not say so by `&`. clang gives both the
// same register, so that the program adds 7.
#include <stdio.h>
#include <stdlib.h>

static int sum = 5;

__attribute__((noinline)) static int odd(int number) { return 2 * number + 1; }
__attribute__((noinline)) static int add(int number) {
  int first, by = odd(number);
  __asm__ volatile("movl $7, %0\n\tlock addl %2, %1" : "=r"(first), "+m"(sum) : "r"(by) : "memory");
  return first;
}

int main(void) {
  int first = add(50);
  printf("%d %d\n", first, sum);
  return 0;
}
