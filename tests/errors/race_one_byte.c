// tresse: flags -O0 -g
// expect: T0301 line 14
// A word is written whole by one thread, and one byte of it by another.
#include <pthread.h>
#include <stddef.h>

static union {
  int word;
  char bytes[4];
} u;

static void *narrow(void *unused) {
  (void)unused;
  u.bytes[3] = 1;
  return NULL;
}

static void *wide(void *unused) {
  (void)unused;
  u.word = 2;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, narrow, NULL);
  pthread_create(&b, NULL, wide, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
