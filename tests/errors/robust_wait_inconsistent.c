// tresse: flags -O0 -g
// expect: T0901
// A wait on a condition variable with a robust mutex whose owner has ended, and that was not made
// consistent: the mutex would be of no use any more.
#include <pthread.h>
static pthread_mutex_t mutex;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
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
  pthread_mutex_lock(&mutex);
  pthread_cond_wait(&cond, &mutex);
  return 0;
}
