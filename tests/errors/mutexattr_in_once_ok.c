// tresse: flags -O0 -g
// expect: ok
// A mutex that pthread_once has made recursive is recursive for every thread that comes after
// (POSIX pthread_once: on return the routine has completed).
#include <pthread.h>
#include <stddef.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutexattr_t attributes;
static pthread_mutex_t mutex;
static int n;

static void initialise(void) {
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&mutex, &attributes);
}

static void *count(void *unused) {
  pthread_once(&once, initialise);
  pthread_mutex_lock(&mutex);
  pthread_mutex_lock(&mutex);
  n++;
  pthread_mutex_unlock(&mutex);
  pthread_mutex_unlock(&mutex);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, count, NULL);
  count(NULL);
  pthread_join(t, NULL);
  return n - 2;
}
