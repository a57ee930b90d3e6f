// tresse: flags -O0 -g -D_DEFAULT_SOURCE
// `on_exit`: functions that are told the status, the last one first, among those of `atexit`.
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void told(int status, void *name) { printf("%s %d\n", (const char *)name, status); }

static void ends(int status, void *unused) {
  told(status, unused ? "some" : "none");
  fflush(stdout);
  _exit(0);
}

static void untold(void) { puts("atexit"); }

int main(void) {
  on_exit(ends, NULL);
  on_exit(told, "first");
  atexit(untold);
  on_exit(told, "last");
  return 5;
}
