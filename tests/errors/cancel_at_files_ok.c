// tresse: flags -O0 -g
// expect: exit 5
// Functions for files that POSIX 2.9.5.2 has among its cancellation points: each ends a thread that
// has cancelled itself.
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>
int poll(void *list, unsigned long n, int milliseconds);
ssize_t writev(int file, const void *parts, int n);
static void *worker(void *which) {
  pthread_cancel(pthread_self());
  switch (*(int *)which) {
  case 0: creat("new", 0600); break;
  case 1: openat(AT_FDCWD, "new", O_RDONLY); break;
  case 2: poll(NULL, 0, 0); break;
  case 3: writev(1, NULL, 0); break;
  default: open("new", O_RDONLY);
  }
  return NULL;
}
int main(void) {
  int cancelled = 0;
  for (int which = 0; which < 5; which++) {
    pthread_t thread;
    void *value;
    pthread_create(&thread, NULL, worker, &which);
    pthread_join(thread, &value);
    cancelled += value == PTHREAD_CANCELED;
  }
  return cancelled;
}
