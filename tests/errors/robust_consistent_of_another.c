// tresse: flags -O0 -g
// expect: T0901
// POSIX does not say what it means that another thread than the new owner calls a mutex consistent.
#include <pthread.h>
static pthread_mutex_t mutex;
static void *owner(void *unused) {
  pthread_mutex_lock(&mutex);
  return unused;
}
static void *other(void *unused) {
  pthread_mutex_consistent(&mutex);
  return unused;
}
int main(void) {
  pthread_t first, second;
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_setrobust(&attributes, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(&mutex, &attributes);
  pthread_create(&first, NULL, owner, NULL);
  pthread_join(first, NULL);
  pthread_create(&second, NULL, other, NULL);
  pthread_mutex_lock(&mutex);
  pthread_join(second, NULL);
  return 0;
}
