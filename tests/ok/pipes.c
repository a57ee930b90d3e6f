// tresse: flags -O0 -g
// Pipes and event counters: bytes, ends, waiting for one, and flags.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// As <sys/eventfd.h> and <poll.h> have them, which are not among the headers here.
int eventfd(unsigned count, int flags);
struct pollfd {
  int fd;
  short events, revents;
};
int poll(struct pollfd *list, unsigned long n, int milliseconds);

static int ends[2], back[2];

static void bytes(void) {
  char room[16] = { 0 };
  ssize_t written = write(ends[1], "abcdef", 6), got = read(ends[0], room, 4);
  printf("%zd %zd %s\n", written, got, room);
  got = read(ends[0], room, sizeof room);
  printf("%zd %.2s\n", got, room);
  long at = lseek(ends[0], 0, SEEK_CUR);
  int error = errno;
  printf("%ld %d\n", at, error == ESPIPE);
  got = read(ends[1], room, 1);
  error = errno;
  printf("%zd %d\n", got, error == EBADF);
}

static void flags(void) {
  char byte;
  int before = fcntl(ends[0], F_GETFL), set = fcntl(ends[0], F_SETFL, before | O_NONBLOCK);
  printf("%d %d %d\n", before == O_RDONLY, set, fcntl(ends[0], F_GETFL) == (O_RDONLY | O_NONBLOCK));
  ssize_t got = read(ends[0], &byte, 1);
  int error = errno;
  printf("%zd %d\n", got, error == EAGAIN);
  fcntl(ends[0], F_SETFL, before);
}

static void *answer(void *unused) {
  char room[8];
  ssize_t got;
  while ((got = read(ends[0], room, sizeof room)) > 0) {
    for (ssize_t i = 0; i < got; i++)
      room[i]++;
    write(back[1], room, (size_t)got);
  }
  printf("the end: %zd\n", got);
  return unused;
}

static void waits(void) {
  pthread_t thread;
  char room[8] = { 0 };
  struct pollfd one = { .fd = back[0], .events = 1 };
  printf("nothing: %d\n", poll(&one, 1, 0));
  printf("nothing: %d\n", poll(&one, 1, 20));
  pthread_create(&thread, NULL, answer, NULL);
  usleep(20 * 1000);
  write(ends[1], "HAL", 3);
  printf("answered: %d", poll(&one, 1, -1));
  printf(" %d\n", one.revents == 1);
  ssize_t got = read(back[0], room, sizeof room);
  printf("%zd %s\n", got, room);
  close(ends[1]);
  pthread_join(thread, NULL);
  close(back[1]);
  one.events = 0;
  int ready = poll(&one, 1, -1);
  printf("hung up: %d %d\n", ready, one.revents == 16);
  printf("%zd\n", read(back[0], room, 1));
}

static void fills(void) {
  static char much[70000];
  pipe2(ends, O_NONBLOCK);
  ssize_t first = write(ends[1], much, sizeof much), second = write(ends[1], much, 1);
  int error = errno;
  printf("%zd %zd %d\n", first, second, error == EAGAIN);
  close(ends[0]);
  signal(SIGPIPE, SIG_IGN);
  second = write(ends[1], much, 1);
  error = errno;
  printf("%zd %d\n", second, error == EPIPE);
}

static void counts(void) {
  unsigned long long value = 3;
  int plain = eventfd(2, O_NONBLOCK), one = eventfd(2, O_NONBLOCK | 1);
  write(plain, &value, sizeof value);
  ssize_t got = read(plain, &value, sizeof value);
  printf("%zd %llu\n", got, value);
  got = read(plain, &value, sizeof value);
  int error = errno;
  printf("%zd %d\n", got, error == EAGAIN);
  got = read(one, &value, sizeof value);
  printf("%zd %llu", got, value);
  got = read(one, &value, sizeof value);
  printf(" %llu", value);
  got = read(one, &value, sizeof value);
  printf(" %zd\n", got);
  got = read(one, &value, 4);
  error = errno;
  printf("%zd %d\n", got, error == EINVAL);
}

int main(void) {
  printf("%d %d\n", pipe(ends), pipe(back));
  bytes();
  flags();
  waits();
  fills();
  counts();
  return 0;
}
