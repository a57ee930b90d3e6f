// tresse: flags -O0 -g
// Functions that the loader finds in a section: they get what main gets, in order of priority.
#include <stdio.h>

static int seen;

static void first(int argc, char **argv) {
  printf("first %d %d\n", argc, argv[argc] == NULL);
  seen = seen * 10 + 1;
}

static void second(void) { seen = seen * 10 + 2; }
static void third(int argc) { seen = seen * 10 + 2 + argc; }
static void last(void) { printf("last %d\n", seen); }

__attribute__((section(".init_array"), used)) static void (*in_third)(int) = third;
__attribute__((section(".init_array.00200"), used)) static void (*in_second)(void) = second;
__attribute__((section(".init_array.00101"), used)) static void (*in_first)(int, char **) = first;
__attribute__((section(".fini_array"), used)) static void (*in_last)(void) = last;

int main(void) {
  printf("main %d\n", seen);
  return 0;
}
