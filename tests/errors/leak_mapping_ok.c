// tresse: flags -O0 -g
// flags: --leaks error
// expect: ok
// A mapping that stays is not lost, and neither is a block that only the mapping leads to.
#include <stdlib.h>

#include "../mman.h"

int main(void) {
  void **memory = mmap(NULL, 8, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  memory[0] = malloc(1);
  memory = NULL;
}
