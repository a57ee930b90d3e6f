// tresse: flags -O0 -g
// expect: exit 0
// Who waits with a robust mutex that it does not hold is told so (POSIX, pthread_cond_wait: EPERM).
#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_mutex_t mutex;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
int main(void) {
  struct timespec until = {1, 0};
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_setrobust(&attributes, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(&mutex, &attributes);
  assert(pthread_cond_wait(&cond, &mutex) == EPERM);
  assert(pthread_cond_timedwait(&cond, &mutex, &until) == EPERM);
  return 0;
}
