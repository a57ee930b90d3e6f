// tresse: flags -O0 -g
// expect: T0403 line 20
// A thread's own variable ends with the thread, not when it is joined (C11 6.2.4 paragraph 4).
#include <pthread.h>
#include <stddef.h>

static _Thread_local int own;

static void *worker(void *unused) {
  (void)unused;
  own = 3;
  return &own;
}

int main(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, &result);
  return *(int *)result - 3;
}
