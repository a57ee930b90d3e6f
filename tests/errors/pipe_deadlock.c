// tresse: flags -O0 -g
// expect: T0201
// Both threads read before they write.
#include <pthread.h>
#include <unistd.h>

static int there[2], back[2];

static void *other(void *unused) {
  char byte;
  read(there[0], &byte, 1);
  write(back[1], &byte, 1);
  return unused;
}

int main(void) {
  pthread_t thread;
  char byte = 'x';
  pipe(there);
  pipe(back);
  pthread_create(&thread, 0, other, 0);
  read(back[0], &byte, 1);
  write(there[1], &byte, 1);
  pthread_join(thread, 0);
  return 0;
}
