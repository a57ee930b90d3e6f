// tresse: flags -O0 -g
// expect: ok
// The address of a field of what was freed is computed and compared, not used: getelementptr
// inbounds asks for an object that was there, not for one that lives (LangRef).
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

struct pair {
  int first, second;
};

__attribute__((noinline)) static int is_there(int *pointer) {
  return pointer != NULL;
}

static void *idle(void *argument) {
  return argument;
}

int main(void) {
  pthread_t t;
  struct pair *pair = malloc(sizeof *pair);
  pthread_create(&t, NULL, idle, pair);
  pthread_join(t, NULL);
  free(pair);
  return is_there(&pair->second) - 1;
}
