// tresse: flags -O0 -g
// Calls of message queues are cancellation points, also where they would not wait (POSIX 2.9.5.2).
#include <assert.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>
#include <sys/types.h>

// As in <mqueue.h>, which is not among the headers here.
struct mq_attr {
  long mq_flags, mq_maxmsg, mq_msgsize, mq_curmsgs, unused[4];
};
int mq_open(const char *, int, ...);
int mq_close(int);
int mq_unlink(const char *);
int mq_send(int, const char *, size_t, unsigned);
ssize_t mq_receive(int, char *, size_t, unsigned *);
int mq_getattr(int, struct mq_attr *);

static sem_t begin;
static int queue;

static void wait_for_request(void) {
  pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, NULL);
  sem_wait(&begin);
  pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, NULL);
}

static void *send_one(void *unused) {
  wait_for_request();
  mq_send(queue, "a", 1, 0);
  return unused;
}

static void *receive_one(void *unused) {
  char bytes[8];
  wait_for_request();
  mq_receive(queue, bytes, sizeof bytes, NULL);
  return unused;
}

static int is_cancelled(void *(*work)(void *)) {
  pthread_t thread;
  void *result;
  pthread_create(&thread, NULL, work, NULL);
  pthread_cancel(thread);
  sem_post(&begin);
  pthread_join(thread, &result);
  return result == PTHREAD_CANCELED;
}

int main(void) {
  struct mq_attr attributes = { 0 };
  attributes.mq_maxmsg = 2;
  attributes.mq_msgsize = 8;
  queue = mq_open("/cancelled_calls", O_RDWR | O_CREAT, 0600, &attributes);
  sem_init(&begin, 0, 0);
  assert(is_cancelled(send_one));
  assert(mq_getattr(queue, &attributes) == 0 && attributes.mq_curmsgs == 0);
  mq_send(queue, "b", 1, 0);
  assert(is_cancelled(receive_one));
  assert(mq_getattr(queue, &attributes) == 0 && attributes.mq_curmsgs == 1);
  mq_close(queue);
  mq_unlink("/cancelled_calls");
}
