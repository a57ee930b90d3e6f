// tresse: flags -O0 -g
// flags: --malloc-may-fail
// expect: 64 executions
// Six allocations, each in its own way, and each may fail by itself: 2^6 executions. Whoever fails
// says so by errno, but posix_memalign, which returns the number (POSIX).
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

int failed;

static void look(int number, void *block) {
  if (block == NULL) {
    assert(errno == ENOMEM);
    failed |= 1 << number;
  }
  errno = 0;
  free(block);
}

int main(void) {
  look(0, malloc(8));
  int *cleared = calloc(2, sizeof(int));
  assert(cleared == NULL || cleared[1] == 0);
  look(1, cleared);
  look(2, aligned_alloc(16, 16));
  look(3, strdup("abc"));
  look(4, realloc(NULL, 4));
  void *block;
  if (posix_memalign(&block, 16, 32) == ENOMEM)
    failed |= 1 << 5;
  else
    free(block);
  return 0;
}
