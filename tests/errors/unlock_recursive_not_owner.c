// tresse: flags -O0 -g
// expect: T0101 line 22
// Who does not hold a recursive mutex gets EPERM from an unlock, and nothing changes (POSIX
// pthread_mutex_unlock): the reader may still be the first to lock.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex;
static int x;

static void *writer(void *unused) {
  pthread_mutex_lock(&mutex);
  x = 1;
  pthread_mutex_unlock(&mutex);
  return unused;
}

static void *reader(void *unused) {
  pthread_mutex_unlock(&mutex);
  pthread_mutex_lock(&mutex);
  assert(x == 1);
  pthread_mutex_unlock(&mutex);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&mutex, &attributes);
  pthread_create(&t, NULL, writer, NULL);
  pthread_create(&u, NULL, reader, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
