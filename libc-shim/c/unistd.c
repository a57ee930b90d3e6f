#include <unistd.h>

ssize_t write(int fd, const void *from, size_t n) {
  if (fd != STDOUT_FILENO && fd != STDERR_FILENO) {
    errno = EBADF;
    return -1;
  }
  if (n > SSIZE_MAX)
    n = SSIZE_MAX;
  if (n)
    __tresse_write(fd, from, n);
  return (ssize_t)n;
}

int isatty(int fd) {
  errno = fd >= 0 && fd <= 2 ? ENOTTY : EBADF;
  return 0;
}

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
