// tresse: flags -O0 -g
// expect: T0403 line 16
// The bytes of a file that is still there are used after `munmap`.
#include <fcntl.h>
#include <unistd.h>

#include "../mman.h"

int main(void) {
  char text[4];
  int fd = open("file", O_RDWR | O_CREAT, 0600);
  write(fd, "text", 4);
  char *bytes = mmap(NULL, 4, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  munmap(bytes, 4);
  if (read(fd, text, 4) == 0)
    return bytes[0];
}
