// tresse: flags -O0 -g
// expect: exit 3
// exit(3) in a thread ends the process while main waits.
#include <pthread.h>
#include <stdlib.h>

static void *leave(void *unused) {
  (void)unused;
  exit(3);
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, leave, NULL);
  pthread_join(t, NULL);
  return 0;
}
