// tresse: flags -O0 -g
// expect: ok
// A wait for a length of time lasts so long, also the second one: it begins when it begins.
#define _GNU_SOURCE
#include <assert.h>
#include <time.h>
#include <unistd.h>

/* As in <poll.h>, <sys/select.h> and <linux/futex.h>. */
struct pollfd {
  int fd;
  short events, revents;
};
struct set {
  long words[16];
};
enum { MS = 1000000, POLLIN = 1, SYS_futex = 202, WAIT = 0 };
int poll(struct pollfd *, unsigned long, int);
int select(int, struct set *, struct set *, struct set *, struct timeval *);
long syscall(long, ...);

static long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000L * MS + t.tv_nsec;
}

static int ends[2];

static void poll_it(void) {
  struct pollfd at = { ends[0], POLLIN, 0 };
  assert(poll(&at, 1, 5) == 0);
}

static void select_it(void) {
  struct timeval length = { 0, 5000 };
  struct set set = { { 1L << ends[0] } };
  assert(select(ends[0] + 1, &set, NULL, NULL, &length) == 0);
}

static void wait_at_word(void) {
  static int word;
  struct timespec length = { 0, 5 * MS };
  assert(syscall(SYS_futex, &word, WAIT, 0, &length, NULL, 0) == -1);
}

int main(void) {
  void (*waits[])(void) = { poll_it, select_it, wait_at_word };
  assert(pipe(ends) == 0);
  for (int round = 0; round < 2; round++) {
    for (unsigned i = 0; i < sizeof waits / sizeof *waits; i++) {
      long begin = now();
      waits[i]();
      assert(now() - begin >= 5 * MS);
    }
  }
}
