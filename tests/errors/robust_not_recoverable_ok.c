// tresse: flags -O0 -g
// expect: exit 7
// A robust mutex that is unlocked before it is consistent again is of no use (POSIX
// pthread_mutex_consistent): ENOTRECOVERABLE, for all who wait and try.
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
  pthread_join(thread, NULL);
  if (pthread_mutex_trylock(&mutex) != EOWNERDEAD) return 1;
  pthread_mutex_unlock(&mutex);
  int is_lost = pthread_mutex_lock(&mutex) == ENOTRECOVERABLE;
  return is_lost && pthread_mutex_trylock(&mutex) == ENOTRECOVERABLE ? 7 : 2;
}
