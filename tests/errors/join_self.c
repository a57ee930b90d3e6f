// tresse: flags -O0 -g
// expect: T0201 line 8
// A thread waits for its own end.
#include <pthread.h>
#include <stddef.h>

int main(void) {
  pthread_join(pthread_self(), NULL);
  return 0;
}
