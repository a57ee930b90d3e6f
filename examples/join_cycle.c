// tresse: flags -O1 -g
//
// A worker waits for the end of the main thread, which waits for the end of the worker.
//
// sc:  deadlock
// tso: deadlock
#include <pthread.h>
#include <stddef.h>

static pthread_t main_thread;

static void *worker(void *unused) {
  (void)unused;
  pthread_join(main_thread, NULL);
  return NULL;
}

int main(void) {
  pthread_t t;
  main_thread = pthread_self();
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, NULL);
  return 0;
}
