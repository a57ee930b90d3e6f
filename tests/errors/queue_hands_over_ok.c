// tresse: flags -O0 -g
// expect: ok
// A message says that the data is there: who has received it sees what was written before.
#include <assert.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/types.h>

int mq_open(const char *, int, ...);
int mq_send(int, const char *, size_t, unsigned);
ssize_t mq_receive(int, char *, size_t, unsigned *);

static int queue, data;

static void *give(void *unused) {
  data = 7;
  mq_send(queue, "x", 1, 0);
  return unused;
}

int main(void) {
  long asked[8] = { 0, 1, 1 };
  char byte;
  pthread_t giver;
  queue = mq_open("/hands_over", O_RDWR | O_CREAT, 0600, asked);
  pthread_create(&giver, NULL, give, NULL);
  assert(mq_receive(queue, &byte, 1, NULL) == 1 && byte == 'x');
  assert(data == 7);
  pthread_join(giver, NULL);
}
