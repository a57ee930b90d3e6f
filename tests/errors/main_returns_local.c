// tresse: flags -O0 -g
// expect: T0404 line 10
// A thread uses a local of main, which may have returned: it is gone then (C11 5.1.2.2.3, the note),
// though the process ends only later.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static void *worker(void *argument) {
  atomic_store((atomic_int *)argument, 1);
  return NULL;
}

int main(void) {
  atomic_int local = 0;
  pthread_t t;
  pthread_create(&t, NULL, worker, &local);
  return 0;
}
