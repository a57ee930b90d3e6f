// tresse: flags -O0 -g
// The bits by which Linux tells what is ready, and the time that `select` leaves.
#include <pthread.h>
#include <stdio.h>
#include <sys/time.h>
#include <sys/types.h>
#include <unistd.h>

// As in <poll.h> and <sys/select.h>, which are not among the headers here.
enum { IN = 1, PRIORITY = 2, OUT = 4, IN_NORMAL = 64, IN_BAND = 128, OUT_NORMAL = 256, OUT_BAND = 512 };
struct pollfd {
  int fd;
  short events, revents;
};
int poll(struct pollfd *, unsigned long, int);
int pipe(int *);
int eventfd(unsigned, int);
typedef struct {
  unsigned long words[1024 / (8 * sizeof(long))];
} descriptors;
int select_of(int n, descriptors *in, descriptors *out, descriptors *other, struct timeval *time)
    __asm__("select");

static int ends[2];

static void show(const char *what, int fd, int wanted) {
  struct pollfd at = { fd, (short)wanted, 0 };
  int ready = poll(&at, 1, 0);
  printf("%s: %d %#x\n", what, ready, (unsigned)at.revents);
}

static void *write_later(void *unused) {
  usleep(20000);
  return write(ends[1], "x", 1) == 1 ? unused : NULL;
}

static int wait_at_end(struct timeval *left) {
  descriptors set = { { 0 } };
  set.words[ends[0] / (8 * sizeof(long))] |= 1ul << ends[0] % (8 * sizeof(long));
  *left = (struct timeval){ 5, 7 };
  return select_of(ends[0] + 1, &set, NULL, NULL, left);
}

int main(void) {
  char byte;
  pthread_t later;
  struct timeval left = { 0, 1000 };
  int ready = select_of(2000, NULL, NULL, NULL, &left);
  printf("%d %d\n", ready, (int)left.tv_usec);
  pipe(ends);
  show("out", ends[1], OUT_NORMAL | OUT_BAND | IN_NORMAL);
  show("out", ends[1], OUT | OUT_NORMAL);
  show("empty", ends[0], IN_NORMAL | IN_BAND);
  ready = write(ends[1], "x", 1) == 1 && wait_at_end(&left) == 1;
  printf("%d %d\n", ready, left.tv_sec >= 4);
  show("in", ends[0], IN_NORMAL);
  show("in", ends[0], IN | IN_NORMAL | PRIORITY);
  ready = read(ends[0], &byte, 1) == 1;
  pthread_create(&later, NULL, write_later, NULL);
  ready &= wait_at_end(&left) == 1;
  printf("%d %d\n", ready, left.tv_sec == 4 && left.tv_usec > 0);
  pthread_join(later, NULL);
  show("counter", eventfd(1, 0), IN | IN_NORMAL | OUT | OUT_NORMAL);
  close(ends[1]);
  ready = read(ends[0], &byte, 1) == 1;
  show("closed", ends[0], IN_NORMAL);
  FILE *file = tmpfile();
  show("file", fileno(file), IN_NORMAL | OUT_NORMAL | PRIORITY);
}
