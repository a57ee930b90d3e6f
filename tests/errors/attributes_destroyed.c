// tresse: flags -O0 -g
// expect: T0804 line 13
// POSIX pthread_mutexattr_destroy: attributes that were destroyed are of no use until they are
// initialised again.
#include <pthread.h>

int main(void) {
  pthread_mutex_t mutex;
  pthread_mutexattr_t kind;
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutexattr_destroy(&kind);
  pthread_mutex_init(&mutex, &kind);
  return pthread_mutex_destroy(&mutex);
}
