// tresse: flags -O0 -g
// expect: exit 1 and exit 2
// Whoever locks a robust mutex whose owner has ended is told so (EOWNERDEAD), and makes it consistent.
#include <errno.h>
#include <pthread.h>
static pthread_mutex_t mutex;
static void *owner(void *unused) {
  pthread_mutex_lock(&mutex);
  return unused;
}
int main(void) {
  pthread_t thread;
  pthread_mutexattr_t attr;
  pthread_mutexattr_init(&attr);
  pthread_mutexattr_setrobust(&attr, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(&mutex, &attr);
  pthread_create(&thread, NULL, owner, NULL);
  int first = pthread_mutex_lock(&mutex);
  if (first == EOWNERDEAD && pthread_mutex_consistent(&mutex) != 0) return 3;
  pthread_mutex_unlock(&mutex);
  pthread_join(thread, NULL);
  int second = pthread_mutex_lock(&mutex);
  if (first == EOWNERDEAD && second == 0) return 1;
  return first == 0 && second == EOWNERDEAD ? 2 : 4;
}
