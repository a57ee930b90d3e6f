// tresse: flags -O0 -g
// expect: T0804 line 19
// A thread unlocks a read-write lock that another one holds (POSIX pthread_rwlock_unlock: undefined
// if the calling thread does not hold it).
#include <pthread.h>
#include <stddef.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *reader(void *unused) {
  pthread_rwlock_rdlock(&lock);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, reader, NULL);
  pthread_join(t, NULL);
  pthread_rwlock_unlock(&lock);
  return 0;
}
