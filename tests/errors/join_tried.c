// tresse: flags -O0 -g
// expect: exit 1 and exit 2
// pthread_tryjoin_np joins a thread that has ended, and says EBUSY of one that runs.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
static void *worker(void *result) { return result; }
int main(void) {
  pthread_t thread;
  void *result = NULL;
  int mark;
  pthread_create(&thread, NULL, worker, &mark);
  int error = pthread_tryjoin_np(thread, &result);
  if (error == 0) return result == &mark ? 1 : 3;
  pthread_join(thread, &result);
  return error == EBUSY && result == &mark ? 2 : 4;
}
