// tresse: flags -O0 -g
// expect: T0410 line 20
// What is freed was never allocated: a thread's own variable, which may be gone by then. It is not
// freed twice (C11 7.22.3.3).
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Thread_local int own;
static int *_Atomic pointer;

static void *run(void *unused) {
  pointer = &own;
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, run, NULL);
  free(pointer);
  pthread_join(thread, NULL);
  return 0;
}
