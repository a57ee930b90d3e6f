// tresse: flags -O0 -g
// expect: T0703 line 13
// A function with an empty parameter list takes none, and one that takes a pointer has another type
// (C11 6.7.6.3p15: the numbers of parameters agree). That many compilers get away with it does not
// define it.
#include <pthread.h>

static void *work() {
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, (void *(*)(void *))work, 0);
  pthread_join(t, 0);
  return 0;
}
