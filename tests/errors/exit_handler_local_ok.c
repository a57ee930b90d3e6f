// tresse: flags -O0 -g
// expect: ok
// exit is called in main, which does not return: its locals are there while handlers run.
#include <stddef.h>
#include <stdlib.h>

static int *shown;

static void handler(void) {
  *shown = 1;
}

int main(void) {
  int local = 0;
  shown = &local;
  atexit(handler);
  exit(0);
}
