// tresse: flags -O0 -g
// expect: ok
// A condition variable is destroyed, and its memory freed, before the thread that was woken goes on
// (POSIX pthread_cond_destroy): that thread needs only the mutex.
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t *cond;
static int is_ready, is_waiting;

static void *waiter(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  is_waiting = 1;
  if (!is_ready)
    pthread_cond_wait(cond, &mutex);
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  cond = malloc(sizeof *cond);
  if (cond == NULL)
    return 0;
  pthread_cond_init(cond, NULL);
  pthread_t thread;
  pthread_create(&thread, NULL, waiter, NULL);
  pthread_mutex_lock(&mutex);
  is_ready = 1;
  if (is_waiting) {
    pthread_cond_broadcast(cond);
    pthread_cond_destroy(cond);
    free(cond);
  }
  pthread_mutex_unlock(&mutex);
  pthread_join(thread, NULL);
  return 0;
}
