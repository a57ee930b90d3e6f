// tresse: flags -O0 -g
// expect: T0201 line 24
// Another thread has made the attribute normal before the mutex is initialised: to take a normal
// mutex twice is a deadlock (POSIX pthread_mutex_lock).
#include <pthread.h>
#include <stddef.h>

static pthread_mutexattr_t attributes;
static pthread_mutex_t mutex;

static void *make_normal(void *unused) {
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_NORMAL);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_create(&t, NULL, make_normal, NULL);
  pthread_join(t, NULL);
  pthread_mutex_init(&mutex, &attributes);
  pthread_mutex_lock(&mutex);
  pthread_mutex_lock(&mutex);
  return 0;
}
