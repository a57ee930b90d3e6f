// tresse: flags -O0 -g
// expect: T0101 line 12
// A function that a C11 thread has registered runs when main returns (C11 7.22.4.2, 7.22.4.4).
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <threads.h>

static int is_registered;

static void handler(void) {
  assert(!is_registered);
}

static int registers(void *unused) {
  (void)unused;
  is_registered = 1;
  return atexit(handler);
}

int main(void) {
  thrd_t t;
  thrd_create(&t, registers, NULL);
  thrd_join(t, NULL);
  return 0;
}
