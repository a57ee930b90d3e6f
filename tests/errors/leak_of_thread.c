// tresse: flags -O0 -g
// flags: --leaks error
// expect: T0411 line 9
// What a thread has allocated stays when it ends, and here nobody has it.
#include <pthread.h>
#include <stdlib.h>

static void *run(void *unused) {
  malloc(10);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, run, NULL);
  pthread_join(t, NULL);
  return 0;
}
