// tresse: flags -O0 -g
// expect: T0801 line 9
// A mutex is unlocked that nobody holds.
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
  pthread_mutex_unlock(&m);
  return 0;
}
