// tresse: flags -O0 -g
// expect: T0702 line 11
// A thread is to start at a variable (C11 6.5.2.2: a call is of a function).
#include <pthread.h>
#include <stddef.h>

static int x;

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, (void *(*)(void *))&x, NULL);
  pthread_join(t, NULL);
  return 0;
}
