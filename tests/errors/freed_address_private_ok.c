// tresse: flags -O0 -g
// expect: ok
// The same of a block that no other thread could reach: its address is a value like any other
// (LangRef, getelementptr inbounds).
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

struct pair {
  int first, second;
};

__attribute__((noinline)) static int is_there(int *pointer) {
  return pointer != NULL;
}

static void *worker(void *argument) {
  struct pair *pair = malloc(sizeof *pair);
  free(pair);
  return is_there(&pair->second) ? argument : NULL;
}

int main(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, worker, &t);
  pthread_join(t, &result);
  return result != &t;
}
