// tresse: flags -O0 -g
// Message queues as Linux has them: names, attributes, order, and what is refused. Two threads hand
// messages over.
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

// As in <mqueue.h>, which is not among the headers here.
struct mq_attr {
  long mq_flags, mq_maxmsg, mq_msgsize, mq_curmsgs, unused[4];
};
int mq_open(const char *, int, ...);
int mq_close(int);
int mq_unlink(const char *);
int mq_send(int, const char *, size_t, unsigned);
int mq_timedsend(int, const char *, size_t, unsigned, const struct timespec *);
ssize_t mq_receive(int, char *, size_t, unsigned *);
ssize_t mq_timedreceive(int, char *, size_t, unsigned *, const struct timespec *);
int mq_getattr(int, struct mq_attr *);
int mq_setattr(int, const struct mq_attr *, struct mq_attr *);

static const char *const name = "/tresse_message_queues";

static void show(const char *what, long result) {
  printf("%s: %ld%s%s\n", what, result, result < 0 ? " " : "", result < 0 ? strerror(errno) : "");
}

static void show_attributes(int queue) {
  struct mq_attr now;
  int result = mq_getattr(queue, &now);
  printf("%d: flags %ld, %ld messages of %ld, %ld there\n", result, now.mq_flags, now.mq_maxmsg,
         now.mq_msgsize, now.mq_curmsgs);
}

static void show_next(int queue) {
  char bytes[16] = "";
  unsigned priority = 99;
  ssize_t got = mq_receive(queue, bytes, sizeof bytes, &priority);
  printf("%.*s (%zd, %u)\n", got > 0 ? (int)got : 0, bytes, got, priority);
}

static void names(void) {
  const struct mq_attr none = { .mq_maxmsg = 0, .mq_msgsize = 8 };
  char longest[300] = "/";
  memset(longest + 1, 'x', 256);
  show("no slash", mq_open("tresse", O_RDWR | O_CREAT, 0600, NULL));
  show("nothing", mq_open("/", O_RDWR | O_CREAT, 0600, NULL));
  show("dot", mq_open("/.", O_RDWR | O_CREAT, 0600, NULL));
  show("dots", mq_unlink("/.."));
  show("two slashes", mq_open("/a/b", O_RDWR | O_CREAT, 0600, NULL));
  show("too long", mq_open(longest, O_RDWR | O_CREAT, 0600, NULL));
  show("not there", mq_open(name, O_RDWR));
  show("no room", mq_open(name, O_RDWR | O_CREAT, 0600, &none));
  show("unlink of none", mq_unlink(name));
  show("close of none", mq_close(-1));
}

static void order(int queue) {
  show("send", mq_send(queue, "low", 3, 1));
  show("send", mq_send(queue, "high", 4, 7));
  show("send", mq_send(queue, "low too", 7, 1));
  show("full", mq_send(queue, "more", 4, 1));
  show("too long", mq_send(queue, "123456789", 9, 1));
  show("priority", mq_send(queue, "", 0, 32768));
  show_attributes(queue);
  char small[4];
  show("too small", mq_receive(queue, small, sizeof small, NULL));
  for (int i = 0; i < 4; i++)
    show_next(queue);
}

static void times(int queue) {
  const struct mq_attr blocking = { .mq_flags = 0 };
  struct mq_attr old;
  struct timespec past = { 1, 0 }, wrong = { 1, 1000000000 };
  char bytes[8];
  show("setattr", mq_setattr(queue, &blocking, &old));
  printf("was %d\n", old.mq_flags == O_NONBLOCK);
  show("past", mq_timedreceive(queue, bytes, sizeof bytes, NULL, &past));
  show("wrong", mq_timedreceive(queue, bytes, sizeof bytes, NULL, &wrong));
  show("sent", mq_timedsend(queue, "", 0, 0, &past));
  show("received", mq_timedreceive(queue, bytes, sizeof bytes, NULL, &past));
}

static void *give(void *queue) {
  for (char i = 'a'; i < 'h'; i++)
    if (mq_send(*(int *)queue, &i, 1, 0) != 0)
      abort();
  return NULL;
}

static void *take(void *queue) {
  char bytes[8];
  return mq_receive(*(int *)queue, bytes, sizeof bytes, NULL) == 1 ? queue : NULL;
}

/* Those who wait already go on waiting. */
static void make_nonblocking(int queue) {
  const struct mq_attr nonblocking = { .mq_flags = O_NONBLOCK };
  pthread_t takers[2];
  void *taken[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&takers[i], NULL, take, &queue);
  usleep(20000);
  show("nonblocking", mq_setattr(queue, &nonblocking, NULL));
  show("first", mq_send(queue, "a", 1, 0));
  usleep(20000);
  show("second", mq_send(queue, "b", 1, 0));
  for (int i = 0; i < 2; i++)
    pthread_join(takers[i], &taken[i]);
  printf("%d %d\n", taken[0] != NULL, taken[1] != NULL);
}

int main(void) {
  const struct mq_attr asked = { .mq_maxmsg = 3, .mq_msgsize = 8 };
  pthread_t giver;
  mq_unlink(name);
  names();
  int queue = mq_open(name, O_RDWR | O_CREAT | O_EXCL | O_NONBLOCK, 0600, &asked);
  show("again", mq_open(name, O_RDWR | O_CREAT | O_EXCL, 0600, &asked));
  show_attributes(queue);
  order(queue);
  int in = mq_open(name, O_RDONLY), out = mq_open(name, O_WRONLY);
  show("no mode", mq_open(name, O_RDWR | O_WRONLY));
  show("no mode, again", mq_open(name, O_RDWR | O_WRONLY | O_CREAT | O_EXCL, 0600, &asked));
  show("out of in", mq_send(in, "", 0, 0));
  show_next(out);
  int in_and_out = mq_open(name, O_RDWR);
  show("unlink", mq_unlink(name));
  show("not there", mq_open(name, O_RDWR));
  times(queue);
  pthread_create(&giver, NULL, give, &out);
  for (int i = 0; i < 7; i++)
    show_next(in);
  pthread_join(giver, NULL);
  make_nonblocking(in_and_out);
  show("close", mq_close(in_and_out));
  show("close", mq_close(queue));
  show("closed", mq_send(queue, "", 0, 0));
  show("close", mq_close(in) | mq_close(out));
}
