// tresse: flags -O0 -g
// expect: T0201 line 10
// A normal mutex is locked twice by one thread.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m);
  return 0;
}
