// tresse: flags -O0 -g
// expect: T0402 line 13
// A mapping is longer than the pages of its file.
#include <fcntl.h>
#include <unistd.h>

#include "../mman.h"

int main(void) {
  int fd = open("file", O_RDWR | O_CREAT, 0600);
  write(fd, "text", 4);
  char *bytes = mmap(NULL, 3 * 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  return bytes[4095] ? 0 : bytes[4096];
}
