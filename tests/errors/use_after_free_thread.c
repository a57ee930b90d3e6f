// tresse: flags -O0 -g
// expect: T0403 line 9
// Main frees a block; a thread that starts after that still uses it.
#include <pthread.h>
#include <stdlib.h>

static void *reader(void *argument) {
  int *p = argument;
  int value = *p;
  return value ? argument : NULL;
}

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 7;
  free(p);
  pthread_t t;
  pthread_create(&t, NULL, reader, p);
  pthread_join(t, NULL);
  return 0;
}
