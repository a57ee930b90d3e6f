// Two racing two-byte stores and loads: the paper's byte-wise machine at work.
#include <pthread.h>
#include <stddef.h>

static short x, y;
short a, b;

static void *one(void *unused) {
  (void)unused;
  x = 42;
  a = y;
  return NULL;
}

static void *two(void *unused) {
  (void)unused;
  y = 1;
  b = x;
  return NULL;
}

int main(void) {
  pthread_t s, t;
  pthread_create(&s, NULL, one, NULL);
  pthread_create(&t, NULL, two, NULL);
  pthread_join(s, NULL);
  pthread_join(t, NULL);
  return 0;
}
