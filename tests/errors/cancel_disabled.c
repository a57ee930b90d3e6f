// tresse: flags -O0 -g
// expect: T0201 line 10
// A request stays pending while a thread has cancellation disabled: it waits for ever, and so does
// who joins it. [also blocked: main]
#include <pthread.h>
#include <semaphore.h>
static sem_t sem;
static void *taker(void *unused) {
  pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, NULL);
  sem_wait(&sem);
  return NULL;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, taker, NULL);
  pthread_cancel(thread);
  pthread_join(thread, NULL);
}
