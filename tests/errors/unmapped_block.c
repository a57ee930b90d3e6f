// tresse: flags -O0 -g
// expect: T0410 line 9
// What `munmap` takes back is no mapping.
#include <stdlib.h>

#include "../mman.h"

int main(void) {
  munmap(aligned_alloc(4096, 4096), 4096);
}
