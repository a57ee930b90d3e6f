// tresse: flags -O0 -g
// expect: T0201 line 10
// Two threads lock two mutexes in opposite orders, and nobody joins them: each runs to its end before
// the process does, so they are stuck. [also blocked: line 19]
#include <pthread.h>
#include <stddef.h>
static pthread_mutex_t a, b;
static void *forward(void *unused) {
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&b);
  pthread_mutex_unlock(&b);
  pthread_mutex_unlock(&a);
  (void)unused;
  return NULL;
}

static void *backward(void *unused) {
  pthread_mutex_lock(&b);
  pthread_mutex_lock(&a);
  pthread_mutex_unlock(&a);
  pthread_mutex_unlock(&b);
  (void)unused;
  return NULL;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, forward, NULL);
  pthread_create(&second, NULL, backward, NULL);
  return 0;
}
