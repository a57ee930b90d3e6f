// tresse: flags -O0 -g
// expect: ok
// A byte in a pipe says that the data is there: who has read it sees what was written before.
#include <assert.h>
#include <pthread.h>
#include <unistd.h>

static int ends[2], data;

static void *give(void *unused) {
  data = 7;
  write(ends[1], "x", 1);
  return unused;
}

int main(void) {
  pthread_t thread;
  char byte;
  pipe(ends);
  pthread_create(&thread, 0, give, 0);
  read(ends[0], &byte, 1);
  assert(data == 7 && byte == 'x');
  pthread_join(thread, 0);
  return 0;
}
