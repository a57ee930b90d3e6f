// tresse: flags -O0 -g
// expect: exit 0
// The same where threads can be cancelled: waits are cancellation points there, and forget a robust
// mutex that they do not get back all the same (robust_wait_in_vain_ok.c).
#include <assert.h>
#include <errno.h>
#include <pthread.h>
static pthread_mutex_t mutex;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static pthread_barrier_t meet;
static void *waits(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_barrier_wait(&meet);
  assert(pthread_cond_wait(&cond, &mutex) == ENOTRECOVERABLE);
  pthread_barrier_wait(&meet);
  pthread_barrier_wait(&meet);
  return unused;
}
static void *ends(void *unused) {
  pthread_barrier_wait(&meet);
  pthread_mutex_lock(&mutex);
  return unused;
}
int main(void) {
  pthread_t waiter, owner;
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_setrobust(&attributes, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(&mutex, &attributes);
  pthread_barrier_init(&meet, NULL, 2);
  pthread_create(&waiter, NULL, waits, NULL);
  pthread_create(&owner, NULL, ends, NULL);
  pthread_join(owner, NULL);
  assert(pthread_mutex_lock(&mutex) == EOWNERDEAD);
  pthread_mutex_unlock(&mutex);
  pthread_cond_signal(&cond);
  pthread_barrier_wait(&meet);
  assert(pthread_mutex_destroy(&mutex) == 0);
  pthread_cancel(waiter);
  pthread_barrier_wait(&meet);
  pthread_join(waiter, NULL);
  return 0;
}
