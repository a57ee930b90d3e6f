// tresse: flags -O0 -g -D_GNU_SOURCE
// Several descriptors for one open file description: they share its place, not their own flags; a
// pipe is closed when the last one goes; the standard input is another file.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void failed(const char *what, int result) {
  printf("%s: %d %s\n", what, result, result < 0 ? strerrorname_np(errno) : "");
}

static void share_a_place(int fd) {
  char text[4] = { 0 };
  int again = dup(fd), other = fcntl(fd, F_DUPFD_CLOEXEC, 20);
  write(fd, "one", 3);
  write(again, "two", 3);
  printf("%ld %d\n", (long)lseek(other, 0, SEEK_CUR), other >= 20);
  close(fd);
  lseek(again, 1, SEEK_SET);
  printf("%ld", (long)read(other, text, 3));
  printf(" %s\n", text);
  printf("%d %d\n", fcntl(again, F_GETFD), fcntl(other, F_GETFD));
  printf("%d", dup3(other, again, O_CLOEXEC) == again);
  printf(" %d", fcntl(again, F_GETFD));
  printf(" %d", dup2(other, again) == again);
  printf(" %d\n", fcntl(again, F_GETFD));
  printf("%d\n", dup2(again, again) == again);
  close(other);
  close(again);
}

static void last_writer(void) {
  int ends[2];
  char text[8];
  pipe(ends);
  int again = dup(ends[1]);
  close(ends[1]);
  write(again, "text", 4);
  printf("%ld", (long)read(ends[0], text, sizeof text));
  close(again);
  printf(" %ld\n", (long)read(ends[0], text, sizeof text));
  close(ends[0]);
}

static void standard_input(const char *name) {
  char line[16];
  int fd = open(name, O_RDONLY);
  printf("%d\n", dup2(fd, 0));
  close(fd);
  printf("%s", fgets(line, sizeof line, stdin));
}

int main(void) {
  const char *name = "tresse-descriptors-again";
  int fd = open(name, O_RDWR | O_CREAT | O_TRUNC, 0600);
  share_a_place(fd);
  last_writer();
  fd = open(name, O_WRONLY);
  write(fd, "a line\n", 7);
  failed("dup", dup(60));
  failed("dup2", dup2(60, fd));
  failed("dup2 of it", dup2(60, 60));
  failed("dup2 below zero", dup2(fd, -1));
  failed("dup3", dup3(fd, fd, 0));
  failed("F_DUPFD", fcntl(fd, F_DUPFD, -1));
  failed("F_DUPFD of none", fcntl(60, F_DUPFD, 0));
  close(fd);
  standard_input(name);
  unlink(name);
}
