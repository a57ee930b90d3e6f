// tresse: flags -O0 -g
// expect: T0201 line 15
// The lock of the standard output and a mutex, taken in both orders: printf waits for the first.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *unused) {
  (void)unused;
  pthread_mutex_lock(&m);
  printf("in the midst\n");
  pthread_mutex_unlock(&m);
  flockfile(stdout);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  funlockfile(stdout);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, work, NULL);
  pthread_create(&b, NULL, work, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
}
