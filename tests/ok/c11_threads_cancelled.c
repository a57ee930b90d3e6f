// tresse: flags -O0 -g
// A thread of <threads.h> is one of POSIX: it can be cancelled, and ended.
#include <pthread.h>
#include <stdio.h>
#include <threads.h>
#include <unistd.h>

static int waits(void *unused) {
  (void)unused;
  for (;;)
    sleep(1);
}

static int ends(void *unused) {
  (void)unused;
  thrd_exit(7);
}

int main(void) {
  thrd_t thread;
  void *value = NULL;
  thrd_create(&thread, waits, NULL);
  printf("%d\n", pthread_cancel(thread));
  pthread_join(thread, &value);
  printf("%d\n", value == PTHREAD_CANCELED);
  thrd_create(&thread, ends, NULL);
  pthread_join(thread, &value);
  printf("%ld\n", (long)value);
  return 0;
}
