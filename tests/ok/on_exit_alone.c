// tresse: flags -O0 -g -D_DEFAULT_SOURCE
// A function of `on_exit` runs where nothing but it was registered.
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void ends(int status, void *given) {
  printf("%d %d\n", status, *(int *)given);
  fflush(stdout);
  _exit(0);
}

static int number = 7;

int main(void) {
  on_exit(ends, &number);
  return 5;
}
