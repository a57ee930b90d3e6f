// tresse: flags -O0 -g
// expect: T0801 line 13 and T0804 line 18 or T0804 line 26
// Two things are wrong, neither before the other: a mutex is unlocked that is not locked, and a
// lock is destroyed twice (POSIX pthread_mutex_unlock, pthread_rwlock_destroy). One does not hide
// the other.
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *unlock(void *unused) {
  pthread_mutex_unlock(&mutex);
  return unused;
}

static void *destroy(void *unused) {
  pthread_rwlock_destroy(&lock);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, unlock, NULL);
  pthread_create(&u, NULL, destroy, NULL);
  pthread_rwlock_destroy(&lock);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
