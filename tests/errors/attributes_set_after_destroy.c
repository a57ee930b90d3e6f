// tresse: flags -O0 -g
// expect: T0804 line 11
// POSIX pthread_rwlockattr_destroy: attributes that were destroyed are not to be set, either.
#include <pthread.h>

int main(void) {
  pthread_rwlock_t lock;
  pthread_rwlockattr_t kind;
  pthread_rwlockattr_init(&kind);
  pthread_rwlockattr_destroy(&kind);
  pthread_rwlockattr_setpshared(&kind, PTHREAD_PROCESS_PRIVATE);
  pthread_rwlock_init(&lock, &kind);
  return pthread_rwlock_destroy(&lock);
}
