// tresse: flags -O0 -g -D_GNU_SOURCE
// `readv` fills each part before the next one; /dev/null is at its end, and keeps nothing; the mask
// of modes is told.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* As `struct iovec` of <sys/uio.h> and what <sys/stat.h> of Linux has. */
struct part {
  void *at;
  size_t size;
};
ssize_t readv(int fd, const struct part *parts, int n);
ssize_t writev(int fd, const struct part *parts, int n);
mode_t umask(mode_t mask);

static void parts(int fd) {
  char a[4] = "", b[4] = "", c[16] = "";
  struct part all[] = { { a, 3 }, { b, 2 }, { c, 10 } };
  printf("%ld", (long)readv(fd, all, 3));
  printf(" %s %s %s\n", a, b, c);
  printf("%ld %ld\n", (long)readv(fd, all, 3), (long)readv(fd, all, 0));
  long bad = (long)readv(fd, all, -1);
  printf("%ld %s\n", bad, strerrorname_np(errno));
}

static void nothing(void) {
  char byte;
  int fd = open("/dev/null", O_RDWR | O_CREAT | O_TRUNC, 0600);
  printf("%ld %ld\n", (long)write(fd, "text", 4), (long)read(fd, &byte, 1));
  printf("%ld", (long)lseek(fd, 5, SEEK_SET));
  printf(" %d", ftruncate(fd, 5));
  printf(" %s\n", strerrorname_np(errno));
  FILE *file = fdopen(fd, "w");
  printf("%d %d\n", fprintf(file, "%d", 1234), fclose(file));
}

int main(void) {
  const char *name = "tresse-input-in-parts";
  int fd = open(name, O_RDWR | O_CREAT | O_TRUNC, 0600);
  write(fd, "one, two", 8);
  lseek(fd, 0, SEEK_SET);
  parts(fd);
  close(fd);
  unlink(name);
  nothing();
  mode_t old = umask(077);
  printf("%o %o\n", (unsigned)old, (unsigned)umask(0));
}
