// tresse: flags -O0 -g
// expect: exit 7
// A function of pthread_once that is cancelled has not run: the next one runs it.
#include <pthread.h>
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_second;
static void initialise(void) {
  if (is_second++ == 0) {
    pthread_cancel(pthread_self());
    pthread_testcancel();
  }
}
static void *worker(void *unused) {
  pthread_once(&once, initialise);
  return NULL;
}
int main(void) {
  pthread_t thread;
  void *result;
  pthread_create(&thread, NULL, worker, NULL);
  pthread_join(thread, &result);
  pthread_once(&once, initialise);
  return result == PTHREAD_CANCELED && is_second == 2 ? 7 : 1;
}
