// tresse: flags -O0 -g
//
// `volatile` is not `_Atomic`: waiting for a volatile flag is a data race on the flag.
//
// sc:  data race
// tso: data race
#include <pthread.h>
#include <stddef.h>

static volatile int is_done;

static void *worker(void *unused) {
  (void)unused;
  is_done = 1;
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  while (!is_done)
    ;
  pthread_join(t, NULL);
  return 0;
}
