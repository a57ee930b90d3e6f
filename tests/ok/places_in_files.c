// tresse: flags -O0 -g
// pread and pwrite have a place of their own and leave the descriptor's; room in files; names of
// errors and signals.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void tell(const char *what, long result) {
  printf("%s %ld", what, result);
  if (result < 0)
    printf(" %s", strerrorname_np(errno));
  puts("");
}

int main(void) {
  char text[16] = "";
  int fd = open("tresse_places", O_RDWR | O_CREAT | O_TRUNC, 0600);
  tell("write", write(fd, "abcdef", 6));
  tell("pwrite", pwrite(fd, "XY", 2, 1));
  tell("pwrite behind the end", pwrite(fd, "Z", 1, 8));
  tell("at", lseek(fd, 0, SEEK_CUR));
  tell("pread", pread(fd, text, sizeof text, 4));
  for (int i = 0; i < 5; i++)
    printf("%d ", text[i]);
  tell("\nat", lseek(fd, 0, SEEK_CUR));
  tell("read", read(fd, text, sizeof text));
  tell("pread at the end", pread(fd, text, sizeof text, 9));
  tell("pread before the start", pread(fd, text, sizeof text, -1));
  int only_read = open("tresse_places", O_RDONLY);
  tell("pwrite to what is read", pwrite(only_read, "a", 1, 0));
  tell("room in what is read", posix_fallocate(only_read, 0, 1));
  close(only_read);
  tell("room that is there", posix_fallocate(fd, 2, 3));
  tell("at the end", lseek(fd, 0, SEEK_END));
  tell("room behind the end", fallocate(fd, FALLOC_FL_KEEP_SIZE, 10, 10));
  tell("at the end", lseek(fd, 0, SEEK_END));
  tell("room", posix_fallocate(fd, 10, 10));
  tell("at the end", lseek(fd, 0, SEEK_END));
  tell("no room", fallocate(fd, 0, 5, 0));
  tell("before the start", fallocate(fd, 0, -1, 5));
  tell("advice", posix_fadvise(fd, 0, 0, POSIX_FADV_SEQUENTIAL));
  tell("no advice", posix_fadvise(fd, 0, 0, 77));
  int ends[2];
  pipe(ends);
  tell("pread of a pipe", pread(ends[0], text, 1, 0));
  tell("room in a pipe", posix_fallocate(ends[1], 0, 1));
  close(fd);
  tell("pread of what is closed", pread(fd, text, 1, 0));
  unlink("tresse_places");

  printf("%s: %s\n", strerrorname_np(EAGAIN), strerrordesc_np(EAGAIN));
  printf("%s %d\n", strerrorname_np(0), strerrorname_np(12345) == NULL);
  printf("%s: %s\n", sigabbrev_np(SIGUSR1), sigdescr_np(SIGUSR1));
  printf("%d %d\n", sigabbrev_np(0) == NULL, sigdescr_np(SIGRTMIN) == NULL);
  return 0;
}
