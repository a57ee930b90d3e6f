// tresse: flags -O0 -g
// expect: T0101
// Only who has a mutex can make it consistent. As long as nobody has it, the next one is told that
// its owner has ended (POSIX, pthread_mutex_lock: EOWNERDEAD), and fails here.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_mutex_t mutex;
static void *owner(void *unused) {
  pthread_mutex_lock(&mutex);
  return unused;
}
int main(void) {
  pthread_t thread;
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_setrobust(&attributes, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(&mutex, &attributes);
  pthread_create(&thread, NULL, owner, NULL);
  pthread_join(thread, NULL);
  if (pthread_mutex_consistent(&mutex) == EINVAL)
    assert(pthread_mutex_lock(&mutex) != EOWNERDEAD);
  return 0;
}
