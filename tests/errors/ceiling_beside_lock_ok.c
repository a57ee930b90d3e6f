// tresse: flags -O0 -g
// expect: exit 0
// Ceilings are read and set while others use the mutex.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t mutex;
static void *looks(void *unused) {
  int ceiling;
  assert(pthread_mutex_getprioceiling(&mutex, &ceiling) == 0 && (ceiling == 7 || ceiling == 9));
  return unused;
}
int main(void) {
  pthread_t thread;
  int before;
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_setprotocol(&attributes, PTHREAD_PRIO_PROTECT);
  pthread_mutexattr_setprioceiling(&attributes, 7);
  pthread_mutex_init(&mutex, &attributes);
  pthread_create(&thread, NULL, looks, NULL);
  assert(pthread_mutex_setprioceiling(&mutex, 9, &before) == 0 && before == 7);
  pthread_join(thread, NULL);
  pthread_mutex_t *plain = malloc(sizeof *plain);
  pthread_mutex_init(plain, NULL);
  assert(pthread_mutex_getprioceiling(plain, &before) == EINVAL);
  free(plain);
  return 0;
}
