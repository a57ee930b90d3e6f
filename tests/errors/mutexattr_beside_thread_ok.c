// tresse: flags -O0 -g
// expect: ok
// The type that was set a moment ago counts, also while another thread runs: a recursive mutex can
// be taken twice (POSIX pthread_mutexattr_settype, pthread_mutex_lock).
#include <pthread.h>
#include <stddef.h>

static pthread_mutexattr_t attributes;
static pthread_mutex_t mutex;

static void *idle(void *unused) {
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, idle, NULL);
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&mutex, &attributes);
  pthread_mutex_lock(&mutex);
  pthread_mutex_lock(&mutex);
  pthread_join(t, NULL);
  return 0;
}
