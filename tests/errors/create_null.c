// tresse: flags -O0 -g
// expect: T0702 line 9
// A thread is to start at a null pointer (C11 6.5.2.2: a call is of a function).
#include <pthread.h>
#include <stddef.h>

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, NULL, NULL);
  return 0;
}
