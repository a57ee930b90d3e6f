// tresse: flags -O0 -g
// expect: T0301 line 11
// Two threads write a plain variable.
#include <pthread.h>
#include <stddef.h>

static int x;

static void *worker(void *unused) {
  (void)unused;
  x = 1;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, NULL);
  pthread_create(&b, NULL, worker, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
