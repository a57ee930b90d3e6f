// tresse: flags -O0 -g
// flags: --malloc-may-fail --leaks error
// expect: 3 executions
// Where realloc fails the old block stays as it is (C11 7.22.3.5p3): it is freed.
#include <assert.h>
#include <stdlib.h>

int state;

int main(void) {
  int *p = malloc(sizeof *p);
  if (p == NULL)
    return 0;
  *p = 7;
  state = 1;
  int *q = realloc(p, 64);
  if (q == NULL) {
    assert(*p == 7);
    free(p);
    return 0;
  }
  state = 2;
  assert(*q == 7);
  free(q);
  return 0;
}
