// tresse: flags -O0 -g
// expect: T0301
// The data is written behind the byte that says that it is there.
#include <pthread.h>
#include <unistd.h>

static int ends[2], data;

static void *give(void *unused) {
  write(ends[1], "x", 1);
  data = 7;
  return unused;
}

int main(void) {
  pthread_t thread;
  char byte;
  pipe(ends);
  pthread_create(&thread, 0, give, 0);
  read(ends[0], &byte, 1);
  int seen = data;
  pthread_join(thread, 0);
  return seen - seen;
}
