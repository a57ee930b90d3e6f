// tresse: flags -O0 -g
// expect: T0404 line 10
// Functions of atexit run after main has returned: its locals are gone (C11 5.1.2.2.3, the note).
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
  return 0;
}
