// tresse: flags -O0 -g
// expect: T0803 line 10
// A condition variable is signalled after its end (POSIX pthread_cond_destroy: undefined).
#include <pthread.h>

static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;

int main(void) {
  pthread_cond_destroy(&cond);
  pthread_cond_signal(&cond);
  return 0;
}
