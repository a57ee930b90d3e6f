// tresse: flags -O0 -g
// expect: T0101 line 10
// exit in any thread runs the functions of atexit before the process ends (C11 7.22.4.4).
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static void handler(void) {
  assert(0);
}

static void *leave(void *unused) {
  (void)unused;
  exit(0);
}

int main(void) {
  pthread_t t;
  atexit(handler);
  pthread_create(&t, NULL, leave, NULL);
  pthread_join(t, NULL);
  return 0;
}
