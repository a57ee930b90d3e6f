// tresse: flags -O0 -g
// expect: ok
// A thread calls exit with a mutex that another one waits for, and main waits for that one. Both wait
// for what ends with the process (POSIX exit), so neither is stuck.
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static pthread_mutex_t mutex;

static void *waiter(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_mutex_unlock(&mutex);
  return unused;
}

static void *leaver(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  exit(0);
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, waiter, NULL);
  pthread_create(&second, NULL, leaver, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  return 1;
}
