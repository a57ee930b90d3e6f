// tresse: flags -O0 -g
// expect: ok
// A loop of pthread_testcancel ends when its thread is cancelled.
#include <pthread.h>
static void *worker(void *unused) {
  for (;;) pthread_testcancel();
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, worker, NULL);
  pthread_cancel(thread);
  pthread_join(thread, NULL);
}
