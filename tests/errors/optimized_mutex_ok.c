// tresse: flags -O1 -g
// expect: ok
// engines: graph steps candidates
// A plain mutex: who finds `ready` set reads `data` after the unlock that came before (POSIX,
// "Memory Synchronization"), and who does not leaves it alone. At -O1 clang reads it first.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
int data, ready, out;

static void *writer(void *unused) {
  (void)unused;
  data = 1;
  pthread_mutex_lock(&mutex);
  ready = 1;
  pthread_mutex_unlock(&mutex);
  return NULL;
}

static void reader(void) {
  pthread_mutex_lock(&mutex);
  int is_ready = ready;
  pthread_mutex_unlock(&mutex);
  out = is_ready ? data : 0;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writer, NULL);
  reader();
  pthread_join(thread, NULL);
  return 0;
}
