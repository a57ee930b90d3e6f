// tresse: flags -O0 -g
// expect: T0201 line 14
// Nobody signals, and nobody joins the thread that waits: it is stuck though main returns.
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;

static void *waiter(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  for (;;)
    pthread_cond_wait(&cond, &mutex);
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, waiter, NULL);
  return 0;
}
