// tresse: flags -O0 -g
// expect: T0703 line 12
// A thread begins with a call of a function that takes a pointer and returns one (POSIX
// pthread_create). To call a function as what it is not is undefined (C11 6.5.2.2p9).
#include <pthread.h>

static double half(double x) {
  return x / 2;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, (void *(*)(void *))half, 0);
  pthread_join(t, 0);
  return 0;
}
