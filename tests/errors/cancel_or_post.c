// tresse: flags -O0 -g
// expect: exit 1 and exit 2
// A thread that waits for a semaphore gets it or is cancelled, never both: POSIX 2.9.5.2 leaves open
// which of the two happens where both could.
#include <pthread.h>
#include <semaphore.h>
static sem_t sem;
static void *taker(void *unused) {
  sem_wait(&sem);
  return NULL;
}
int main(void) {
  pthread_t thread;
  void *result;
  int left;
  sem_init(&sem, 0, 0);
  pthread_create(&thread, NULL, taker, NULL);
  pthread_cancel(thread);
  sem_post(&sem);
  pthread_join(thread, &result);
  sem_getvalue(&sem, &left);
  if (result != PTHREAD_CANCELED && left == 0) return 1;
  return result == PTHREAD_CANCELED && left == 1 ? 2 : 3;
}
