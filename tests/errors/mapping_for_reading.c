// tresse: flags -O0 -g
// expect: T0407 line 14
// A file that is mapped for reading alone is written.
#include <fcntl.h>
#include <unistd.h>

#include "../mman.h"

int main(void) {
  int fd = open("file", O_RDWR | O_CREAT, 0600);
  write(fd, "text", 4);
  char *view = mmap(NULL, 4, PROT_READ, MAP_PRIVATE, fd, 0);
  if (view[0] == 0x74)
    view[0] = 0;
}
