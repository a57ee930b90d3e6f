// tresse: flags -O0 -g
// expect: exit 3
// A thread that ends acts on no request (POSIX 2.9.5.2), also if its handler enables cancellation.
#include <pthread.h>
static int handled;
static void handle(void *unused) {
  (void)unused;
  pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, NULL);
  pthread_testcancel();
  handled = 3;
}
static void *worker(void *unused) {
  pthread_cleanup_push(handle, NULL);
  pthread_cancel(pthread_self());
  pthread_testcancel();
  pthread_cleanup_pop(0);
  return unused;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, worker, NULL);
  pthread_join(thread, NULL);
  return handled;
}
