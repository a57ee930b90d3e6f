// tresse: flags -O0 -g
// expect: T0301 line 14
// Two bit-fields of one byte are one memory location: writing both races.
#include <pthread.h>
#include <stddef.h>

static struct {
  unsigned a : 4;
  unsigned b : 4;
} s;

static void *left(void *unused) {
  (void)unused;
  s.a = 1;
  return NULL;
}

static void *right(void *unused) {
  (void)unused;
  s.b = 2;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, left, NULL);
  pthread_create(&b, NULL, right, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
