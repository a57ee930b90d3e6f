// tresse: flags -O0 -g
// `select` of what is ready at any time, and as a sleep; clocks that Linux has beside POSIX's.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// As <sys/select.h> has it, which is not among the headers here.
typedef struct {
  unsigned long words[1024 / (8 * sizeof(long))];
} descriptors;
int select_of(int n, descriptors *in, descriptors *out, descriptors *other, struct timeval *time)
    __asm__("select");

static void put(descriptors *set, int fd) {
  set->words[fd / (8 * sizeof(long))] |= 1ul << fd % (8 * sizeof(long));
}

static int differs(struct timespec a, struct timespec b, long nanoseconds) {
  return (b.tv_sec - a.tv_sec) * 1000000000l + b.tv_nsec - a.tv_nsec >= nanoseconds;
}

static void selects(void) {
  struct timespec before, after;
  struct timeval time = { 0, 5000 };
  clock_gettime(CLOCK_MONOTONIC, &before);
  int ready = select_of(0, NULL, NULL, NULL, &time);
  clock_gettime(CLOCK_MONOTONIC, &after);
  printf("%d %d %d\n", ready, differs(before, after, 5000000), (int)time.tv_usec);
  descriptors set = { { 0 } };
  put(&set, STDOUT_FILENO);
  ready = select_of(STDOUT_FILENO + 1, NULL, &set, NULL, NULL);
  printf("%d %d\n", ready, set.words[0] == 1ul << STDOUT_FILENO);
  descriptors other = set;
  time.tv_usec = 1000;
  ready = select_of(STDOUT_FILENO + 1, NULL, NULL, &other, &time);
  printf("%d %d\n", ready, other.words[0] == 0);
  put(&set, 40);
  ready = select_of(41, NULL, &set, NULL, NULL);
  int error = errno;
  printf("%d %d\n", ready, error == EBADF);
  time.tv_usec = -1;
  ready = select_of(0, NULL, NULL, NULL, &time);
  error = errno;
  printf("%d %d\n", ready, error == EINVAL);
}

static void clocks(void) {
  clockid_t all[] = { CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_REALTIME_COARSE,
                      CLOCK_MONOTONIC_COARSE, CLOCK_BOOTTIME, 999 };
  struct timespec time;
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
    printf("%d %d\n", clock_gettime(all[i], &time), clock_getres(all[i], NULL));
  clockid_t own;
  int error = clock_getcpuclockid(0, &own);
  printf("%d %d\n", error, clock_gettime(own, &time));
  struct timespec length = { 0, 1000 };
  printf("%d\n", clock_nanosleep(CLOCK_MONOTONIC_RAW, 0, &length, NULL) == EOPNOTSUPP);
}

int main(void) {
  selects();
  clocks();
  return 0;
}
