// tresse: flags -O0 -g
// expect: ok
// A recursive mutex may be locked twice; an error-checking one says EDEADLK.
#include <errno.h>
#include <pthread.h>

int main(void) {
  pthread_mutexattr_t attr;
  pthread_mutex_t m;
  pthread_mutexattr_init(&attr);
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&m, &attr);
  if (pthread_mutex_lock(&m) || pthread_mutex_lock(&m))
    return 1;
  pthread_mutex_unlock(&m);
  pthread_mutex_unlock(&m);
  pthread_mutex_destroy(&m);
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(&m, &attr);
  if (pthread_mutex_lock(&m) || pthread_mutex_lock(&m) != EDEADLK)
    return 2;
  pthread_mutex_unlock(&m);
  if (pthread_mutex_unlock(&m) != EPERM)
    return 3;
  return 0;
}
