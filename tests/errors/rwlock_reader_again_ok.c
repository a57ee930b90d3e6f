// tresse: flags -O0 -g
// expect: ok
// A reader takes the lock again, maybe while a writer waits. Whether it may then is the
// implementation's choice (POSIX pthread_rwlock_rdlock); as on Linux it may (docs/limitations.md).
#include <pthread.h>
#include <stddef.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int n;

static void *reader(void *unused) {
  pthread_rwlock_rdlock(&lock);
  pthread_rwlock_rdlock(&lock);
  pthread_rwlock_unlock(&lock);
  pthread_rwlock_unlock(&lock);
  return unused;
}

static void *writer(void *unused) {
  pthread_rwlock_wrlock(&lock);
  n = 1;
  pthread_rwlock_unlock(&lock);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, reader, NULL);
  pthread_create(&u, NULL, writer, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return n - 1;
}
