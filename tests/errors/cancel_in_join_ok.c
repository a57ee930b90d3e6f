// tresse: flags -O0 -g
// expect: exit 7
// A thread that is cancelled in pthread_join leaves the other one joinable (POSIX pthread_join).
#include <pthread.h>
#include <semaphore.h>
static sem_t sem;
static pthread_t late;
static void *wait_for_main(void *result) {
  sem_wait(&sem);
  return result;
}
static void *join(void *unused) {
  pthread_join(late, NULL);
  return NULL;
}
int main(void) {
  pthread_t joiner;
  void *result, *cancelled;
  int seven;
  sem_init(&sem, 0, 0);
  pthread_create(&late, NULL, wait_for_main, &seven);
  pthread_create(&joiner, NULL, join, NULL);
  pthread_cancel(joiner);
  pthread_join(joiner, &cancelled);
  sem_post(&sem);
  pthread_join(late, &result);
  return cancelled == PTHREAD_CANCELED && result == &seven ? 7 : 1;
}
