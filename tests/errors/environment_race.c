// tresse: flags -O0 -g
// expect: T0301 line 9
// One thread changes the environment while another looks at it: POSIX has neither function wait for
// the other (getenv, setenv: "need not be thread-safe").
#include <pthread.h>
#include <stdlib.h>

static void *set(void *p) {
  setenv("A", "b", 1);
  return p;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, set, NULL);
  getenv("A");
  pthread_join(thread, NULL);
  return 0;
}
