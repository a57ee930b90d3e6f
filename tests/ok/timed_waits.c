// tresse: flags -O0 -g
// Timed waits: nobody signals, somebody does, and a loop that waits again whenever its time is up.
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static struct timespec until = {1, 0};
static int full, item;

static void *produce(void *unused) {
  pthread_mutex_lock(&m);
  item = 7;
  full = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return unused;
}

int main(void) {
  pthread_mutex_lock(&m);
  printf("alone: %d\n", pthread_cond_timedwait(&c, &m, &until) == ETIMEDOUT);
  pthread_t thread;
  pthread_create(&thread, NULL, produce, NULL);
  while (!full) {
    int error = pthread_cond_timedwait(&c, &m, &until);
    if (error != 0 && error != ETIMEDOUT) printf("error %d\n", error);
  }
  printf("item: %d\n", item);
  pthread_mutex_unlock(&m);
  pthread_join(thread, NULL);
  return 0;
}
