// tresse: flags -O1 -g
// A function that has got a struct by value and calls others with variable arguments of two shapes
// is called by a tail call: its copy is made before it runs, and that is the caller's doing.
#include <stdio.h>

struct three {
  double first, second, third;
};

__attribute__((noinline)) static void show(struct three values, int number) {
  printf("%g\n", values.second);
  printf("%d\n", number);
}

int main(int argc, char **argv) {
  (void)argv;
  show((struct three){1, 2, 3}, argc);
  return 0;
}
