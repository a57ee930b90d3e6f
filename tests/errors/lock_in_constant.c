// tresse: flags -O0 -g
// expect: T0407 line 8
// A lock that may not be written is taken.
#include <pthread.h>

static const pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *take(void *_) { return pthread_mutex_lock((pthread_mutex_t *)&lock), _; }

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, take, NULL);
  pthread_join(thread, NULL);
}
