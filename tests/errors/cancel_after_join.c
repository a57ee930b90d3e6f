// tresse: flags -O0 -g
// expect: T0804 line 9
// The number of a thread that was joined means nothing any more (POSIX 2.9.2).
#include <pthread.h>
static void *worker(void *unused) { return unused; }
int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, worker, NULL);
  pthread_join(thread, NULL), pthread_cancel(thread);
}
