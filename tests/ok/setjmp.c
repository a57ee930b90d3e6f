// tresse: flags -O0 -g
// setjmp and longjmp: C11 7.13. Locals that change in between are volatile.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

static jmp_buf top, inner;

static int deep(int n) {
  int local[4] = { n, n, n, n };
  if (n == 0)
    longjmp(top, 7);
  return deep(n - 1) + local[2];
}

static int compare(const void *a, const void *b) {
  if (*(const int *)a == 3 || *(const int *)b == 3)
    longjmp(inner, 9);
  return *(const int *)a - *(const int *)b;
}

static void leave(int code) { longjmp(inner, code); }

/* Errors by setjmp, as libraries do it: a stack of buffers. */
struct attempt {
  jmp_buf buffer;
  struct attempt *outer;
} *attempts;

static void fail(int code) { longjmp(attempts->buffer, code); }

static int try_it(int n) {
  struct attempt attempt = { .outer = attempts };
  attempts = &attempt;
  int code = setjmp(attempt.buffer);
  if (code == 0) {
    if (n > 0)
      try_it(n - 1);
    fail(n + 1);
  }
  attempts = attempt.outer;
  printf("attempt %d ended with %d\n", n, code);
  if (attempts && n % 2)
    fail(10 * code);
  return code;
}

int main(void) {
  volatile int rounds = 0;
  int code = setjmp(top);
  printf("code %d, round %d\n", code, rounds);
  if (code == 0)
    deep(5);
  if (rounds++ < 3) {
    int again = setjmp(inner);
    if (again == 0)
      leave(0);
    printf("again %d\n", again);
    if (again < 3)
      longjmp(inner, again + 1);
    longjmp(top, rounds);
  }
  int numbers[] = { 5, 4, 3, 2 };
  switch (setjmp(inner)) {
  case 0:
    qsort(numbers, 4, sizeof *numbers, compare);
    break;
  case 9:
    printf("out of qsort\n");
  }
  sigjmp_buf with_mask;
  if (sigsetjmp(with_mask, 1) == 0)
    siglongjmp(with_mask, 2);
  return try_it(3) != 4;
}
