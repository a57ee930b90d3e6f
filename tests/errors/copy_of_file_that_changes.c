// tresse: flags -O0 -g
// expect: T0901 line 13
// A file changes while a copy of it is mapped: whether the copy changes as well is unspecified.
#include <fcntl.h>
#include <unistd.h>

#include "../mman.h"

int main(void) {
  int fd = open("file", O_RDWR | O_CREAT, 0600);
  write(fd, "before", 6);
  char *copy = mmap(NULL, 6, PROT_READ, MAP_PRIVATE, fd, 0);
  pwrite(fd, "behind", 6, 0);
  return copy[0];
}
