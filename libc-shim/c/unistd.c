#include <unistd.h>

/* Any number will do, if it is always the same. */
pid_t getpid(void) { return 1000; }

unsigned sleep(unsigned seconds) {
  __tresse_sleep(seconds * SECOND);
  return 0;
}

int usleep(useconds_t microseconds) {
  __tresse_sleep(microseconds * 1000ull);
  return 0;
}

/* POSIX `swab`: nothing is said of the last byte of an odd number. Here it is left alone. */
void swab(const void *restrict from, void *restrict to, ssize_t n) {
  const unsigned char *in = from;
  unsigned char *out = to;
  for (; n > 1; n -= 2, in += 2, out += 2) {
    unsigned char first = in[0];
    out[0] = in[1];
    out[1] = first;
  }
}
