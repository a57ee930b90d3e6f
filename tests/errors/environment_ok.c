// tresse: flags -O0 -g
// expect: ok
// The environment is set before threads look at it, and what one looked at another does not change.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *look(void *p) {
  assert(getenv("A")[0] == 'b' && getenv("C") == NULL);
  return p;
}

int main(void) {
  setenv("A", "b", 1);
  pthread_t one, other;
  pthread_create(&one, NULL, look, NULL);
  pthread_create(&other, NULL, look, NULL);
  pthread_join(one, NULL);
  pthread_join(other, NULL);
  setenv("A", "c", 1);
  assert(getenv("A")[0] == 'c');
  return 0;
}
