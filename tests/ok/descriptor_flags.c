// tresse: flags -O0 -g
// Flags of descriptors are kept, for those who ask.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void show(const char *what, int fd) {
  printf("%s %d\n", what, fcntl(fd, F_GETFD));
}

int main(void) {
  char first[] = "nXXXXXX", second[] = "nXXXXXX";
  int closed = mkostemp(first, O_CLOEXEC), open_on = mkstemp(second);
  show("with", closed);
  show("without", open_on);
  fcntl(open_on, F_SETFD, FD_CLOEXEC);
  fcntl(closed, F_SETFD, 0);
  show("cleared", closed);
  show("set", open_on);
  close(closed);
  show("closed", closed);
  FILE *file = fopen(first, "re");
  show("stream", fileno(file));
  fclose(file);
  close(open_on);
  unlink(first), unlink(second);
  return 0;
}
