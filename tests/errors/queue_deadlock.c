// tresse: flags -O0 -g
// expect: T0201
// Both fill a queue of one message, and neither receives: each waits for room.
#include <fcntl.h>
#include <pthread.h>
#include <sys/types.h>

int mq_open(const char *, int, ...);
int mq_send(int, const char *, size_t, unsigned);
ssize_t mq_receive(int, char *, size_t, unsigned *);

static int to_main, to_other;

static void *other(void *unused) {
  char byte;
  mq_send(to_main, "a", 1, 0);
  mq_send(to_main, "b", 1, 0);
  mq_receive(to_other, &byte, 1, NULL);
  return unused;
}

int main(void) {
  long asked[8] = { 0, 1, 1 };
  char byte;
  pthread_t thread;
  to_main = mq_open("/to_main", O_RDWR | O_CREAT, 0600, asked);
  to_other = mq_open("/to_other", O_RDWR | O_CREAT, 0600, asked);
  pthread_create(&thread, NULL, other, NULL);
  mq_send(to_other, "a", 1, 0);
  mq_send(to_other, "b", 1, 0);
  mq_receive(to_main, &byte, 1, NULL);
  pthread_join(thread, NULL);
}
