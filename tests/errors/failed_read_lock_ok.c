// tresse: flags -O0 -g
// expect under sc, tso, pso, ra: ok
// expect under rc11: T0301
// A try for a read-write lock that somebody holds fails. Where all causes happen before, what he
// did before he took the lock does, too.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int number;

static void *writer(void *unused) {
  number = 2;
  pthread_rwlock_wrlock(&lock);
  pthread_rwlock_unlock(&lock);
  return unused;
}

int main(void) {
  pthread_t thread;
  int found = 0;
  pthread_create(&thread, NULL, writer, NULL);
  if (pthread_rwlock_tryrdlock(&lock) == 0)
    pthread_rwlock_unlock(&lock);
  else
    found = number;
  pthread_join(thread, NULL);
  return found;
}
