// tresse: flags -O0 -g
// expect: T0407 line 17
// A file that is mapped for reading alone is written.
#include <fcntl.h>
#include <unistd.h>

/* As <sys/mman.h> of Linux has them. */
enum { PROT_READ = 1, PROT_WRITE = 2, MAP_SHARED = 1, MAP_PRIVATE = 2 };
void *mmap(void *address, size_t length, int access, int flags, int fd, long offset);
int munmap(void *block, size_t length);

int main(void) {
  int fd = open("file", O_RDWR | O_CREAT, 0600);
  write(fd, "text", 4);
  char *view = mmap(NULL, 4, PROT_READ, MAP_PRIVATE, fd, 0);
  if (view[0] == 0x74)
    view[0] = 0;
}
