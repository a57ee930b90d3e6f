// tresse: flags -O0 -g
// expect: T0801 line 9
// A mutex is used after its end.
#include <pthread.h>

int main(void) {
  pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_destroy(&m);
  pthread_mutex_lock(&m);
  return 0;
}
