// tresse: flags -O0 -g
// expect: T0402 line 16
// A mapping is longer than the pages of its file.
#include <fcntl.h>
#include <unistd.h>

/* As <sys/mman.h> of Linux has them. */
enum { PROT_READ = 1, PROT_WRITE = 2, MAP_SHARED = 1, MAP_PRIVATE = 2 };
void *mmap(void *address, size_t length, int access, int flags, int fd, long offset);
int munmap(void *block, size_t length);

int main(void) {
  int fd = open("file", O_RDWR | O_CREAT, 0600);
  write(fd, "text", 4);
  char *bytes = mmap(NULL, 3 * 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  return bytes[4095] ? 0 : bytes[4096];
}
