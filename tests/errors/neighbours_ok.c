// tresse: flags -O0 -g
// expect: ok
// Two threads write different bytes of one word: no race.
#include <pthread.h>
#include <stddef.h>

static char bytes[4];

static void *left(void *unused) {
  (void)unused;
  bytes[0] = 1;
  return NULL;
}

static void *right(void *unused) {
  (void)unused;
  bytes[1] = 2;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, left, NULL);
  pthread_create(&b, NULL, right, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return bytes[0] + bytes[1] == 3 ? 0 : 1;
}
