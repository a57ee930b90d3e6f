// tresse: flags -O0 -g
// expect: T0301
// The data is written after the message that says it is there.
#include <fcntl.h>
#include <pthread.h>
#include <sys/types.h>

int mq_open(const char *, int, ...);
int mq_send(int, const char *, size_t, unsigned);
ssize_t mq_receive(int, char *, size_t, unsigned *);

static int queue, data;

static void *give(void *unused) {
  mq_send(queue, "x", 1, 0);
  data = 7;
  return unused;
}

int main(void) {
  long asked[8] = { 0, 1, 1 };
  char byte;
  pthread_t giver;
  queue = mq_open("/race", O_RDWR | O_CREAT, 0600, asked);
  pthread_create(&giver, NULL, give, NULL);
  mq_receive(queue, &byte, 1, NULL);
  int seen = data;
  pthread_join(giver, NULL);
  return seen - seen;
}
