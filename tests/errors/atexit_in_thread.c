// tresse: flags -O0 -g
// expect: T0101 line 12
// The list of atexit is the process's: exit runs what another thread has registered (C11 7.22.4.4).
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static int is_registered;

static void handler(void) {
  assert(!is_registered);
}

static void *registers(void *unused) {
  is_registered = 1;
  atexit(handler);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, registers, NULL);
  pthread_join(t, NULL);
  exit(0);
}
