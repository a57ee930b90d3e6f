// tresse: flags -O0 -g
// What no memory is large enough for is null, and so is an array whose size is no number.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  size_t half = SIZE_MAX / 2 + 1;
  void *blocks[] = { malloc(half / 2), malloc(SIZE_MAX), calloc(half, 2), calloc(2, half / 4) };
  for (int i = 0; i < 4; i++)
    printf("%d", blocks[i] == NULL);
  void *small = malloc(4);
  printf(" %d\n", realloc(small, half / 2) == NULL);
  free(small);
  return 0;
}
