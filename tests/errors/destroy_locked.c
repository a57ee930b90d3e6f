// tresse: flags -O0 -g
// expect: T0801 line 10
// A locked mutex is destroyed.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
  pthread_mutex_lock(&m);
  pthread_mutex_destroy(&m);
  return 0;
}
