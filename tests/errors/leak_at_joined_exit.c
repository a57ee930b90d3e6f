// tresse: flags -O0 -g
// flags: --leaks error
// expect: T0411 line 15
// The process ends by `exit` in a thread that others wait for: memory that nobody knows any more
// is lost there as at any other end.
#include <pthread.h>
#include <stdlib.h>

static void *leave(void *unused) {
  exit(0);
  return unused;
}

int main(void) {
  malloc(8);
  pthread_t thread;
  pthread_create(&thread, NULL, leave, NULL);
  pthread_join(thread, NULL);
  return 0;
}
