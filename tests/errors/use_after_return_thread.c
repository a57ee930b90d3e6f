// tresse: flags -O0 -g
// expect: T0404 line 10
// A thread uses a local variable of a function that has returned.
#include <pthread.h>
#include <stddef.h>

static int result;

static void *reader(void *argument) {
  result = *(int *)argument;
  return NULL;
}

static int *dangling(void) {
  int local = 7;
  int *p = &local;
  return p;
}

int main(void) {
  pthread_t t;
  int *p = dangling();
  pthread_create(&t, NULL, reader, p);
  pthread_join(t, NULL);
  return 0;
}
