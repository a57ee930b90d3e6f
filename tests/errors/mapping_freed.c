// tresse: flags -O0 -g
// expect: T0410 line 10
// Memory of `mmap` is taken back by `munmap`, and not by `free`.
#include <stdlib.h>

#include "../mman.h"

int main(void) {
  char *memory = mmap(NULL, 1, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  free(memory);
}
