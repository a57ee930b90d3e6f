// tresse: flags -O0 -g
// expect: ok
// A condition variable is bound to a mutex only while threads wait (POSIX pthread_cond_wait): when
// the wait with one mutex is over, the next one may have another.
#include <pthread.h>
#include <time.h>

static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t second = PTHREAD_MUTEX_INITIALIZER;

static void wait_with(pthread_mutex_t *mutex) {
  struct timespec at_once = {0, 0};
  pthread_mutex_lock(mutex);
  pthread_cond_timedwait(&cond, mutex, &at_once);
  pthread_mutex_unlock(mutex);
}

int main(void) {
  wait_with(&first);
  wait_with(&second);
  return 0;
}
