// tresse: flags -O0 -g
// expect: T0403 line 19
// The bytes of a file that is still there are used after `munmap`.
#include <fcntl.h>
#include <unistd.h>

/* As <sys/mman.h> of Linux has them. */
enum { PROT_READ = 1, PROT_WRITE = 2, MAP_SHARED = 1, MAP_PRIVATE = 2 };
void *mmap(void *address, size_t length, int access, int flags, int fd, long offset);
int munmap(void *block, size_t length);

int main(void) {
  char text[4];
  int fd = open("file", O_RDWR | O_CREAT, 0600);
  write(fd, "text", 4);
  char *bytes = mmap(NULL, 4, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  munmap(bytes, 4);
  if (read(fd, text, 4) == 0)
    return bytes[0];
}
