// tresse: flags -O0 -g
// expect: T0901
// A thread that may be cancelled anywhere, and not at cancellation points only, is not modelled.
#include <pthread.h>
static void *worker(void *unused) {
  pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, NULL);
  for (;;) {}
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, worker, NULL);
  pthread_cancel(thread);
  pthread_join(thread, NULL);
}
