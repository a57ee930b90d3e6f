// tresse: flags -O0 -g
// expect: T0410 line 12
// Memory of `mmap` is taken back by `munmap`, and not by `free`.
#include <stdlib.h>

/* As <sys/mman.h> of Linux has them. */
enum { PROT_READ = 1, PROT_WRITE = 2, MAP_PRIVATE = 2, MAP_ANONYMOUS = 32 };
void *mmap(void *address, size_t length, int access, int flags, int fd, long offset);

int main(void) {
  char *memory = mmap(NULL, 1, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  free(memory);
}
