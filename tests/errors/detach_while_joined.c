// tresse: flags -O0 -g
// expect: T0802 line 15 or T0802 line 23
// One thread joins what another one detaches: whichever comes second finds no joinable thread
// (POSIX pthread_join, pthread_detach).
#include <pthread.h>
#include <stddef.h>

static pthread_t worker_id;

static void *worker(void *unused) {
  return unused;
}

static void *detach(void *unused) {
  pthread_detach(worker_id);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&worker_id, NULL, worker, NULL);
  pthread_create(&t, NULL, detach, NULL);
  pthread_join(worker_id, NULL);
  pthread_join(t, NULL);
  return 0;
}
