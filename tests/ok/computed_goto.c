// tresse: flags -O0 -g
// An interpreter with labels as values.
#include <stdio.h>

enum { PUSH, ADD, MULTIPLY, DUPLICATE, DECREMENT, JUMP_IF, SWAP, PRINT, STOP };

static void interpret(const int *code) {
  static const void *const labels[] = {
    &&push, &&add, &&multiply, &&duplicate, &&decrement, &&jump_if, &&swap, &&print, &&stop,
  };
  int stack[16], top = 0;
  const int *at = code;
#define NEXT goto *labels[*at++]
  NEXT;
push:
  stack[top++] = *at++;
  NEXT;
add:
  top--;
  stack[top - 1] += stack[top];
  NEXT;
multiply:
  top--;
  stack[top - 1] *= stack[top];
  NEXT;
duplicate:
  stack[top] = stack[top - 1];
  top++;
  NEXT;
decrement:
  stack[top - 1]--;
  NEXT;
jump_if: {
  int to = *at++;
  if (stack[top - 1])
    at = code + to;
}
  NEXT;
swap: {
  int t = stack[top - 1];
  stack[top - 1] = stack[top - 2];
  stack[top - 2] = t;
}
  NEXT;
print:
  printf("%d\n", stack[--top]);
  NEXT;
stop:
  return;
}

int main(void) {
  static const int sum[] = { PUSH, 20, PUSH, 22, ADD, PRINT, STOP };
  interpret(sum);
  // 2 to the 10th: value, counter
  static const int power[] = { PUSH, 1, PUSH, 10, SWAP, PUSH, 2, MULTIPLY, SWAP, DECREMENT,
                               JUMP_IF, 4, SWAP, PRINT, STOP };
  interpret(power);
  return 0;
}
