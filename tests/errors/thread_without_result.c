// tresse: flags -O0 -g
// expect: T0703 line 12
// A thread's start function returns a pointer. One that returns nothing has another type, and a
// call of it by that of the other is undefined (C11 6.5.2.2p9).
#include <pthread.h>

static void work(void *unused) {
  (void)unused;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, (void *(*)(void *))work, 0);
  pthread_join(t, 0);
  return 0;
}
