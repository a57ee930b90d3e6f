// tresse: flags -O0 -g
// flags: --leaks error
// expect: T0411 line 11
// A block that only a mapping led to is lost with the mapping.
#include <stdlib.h>

#include "../mman.h"

int main(void) {
  void **memory = mmap(NULL, 8, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  memory[0] = malloc(1);
  munmap(memory, 8);
}
