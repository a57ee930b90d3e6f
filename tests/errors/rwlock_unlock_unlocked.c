// tresse: flags -O0 -g
// expect: T0804 line 9
// A read-write lock is unlocked that nobody holds.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

int main(void) {
  pthread_rwlock_unlock(&lock);
  return 0;
}
