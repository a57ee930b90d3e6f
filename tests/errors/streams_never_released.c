// tresse: flags -O0 -g
// expect: T0201 line 19
// A thread ends with the lock of a file's stream: any call on the stream waits for it then.
#include <pthread.h>
#include <stdio.h>

static void *hold(void *file) {
  flockfile(file);
  return NULL;
}

int main(void) {
  FILE *file = fopen("never", "w");
  if (file == NULL)
    return 1;
  pthread_t a;
  pthread_create(&a, NULL, hold, file);
  pthread_join(a, NULL);
  fputs("waits", file);
  return 0;
}
