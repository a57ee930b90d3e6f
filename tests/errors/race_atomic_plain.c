// tresse: flags -O0 -g
// expect: T0301 line 19
// An atomic store races with a plain load of the same variable.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;
static int copy;

static void *writer(void *unused) {
  (void)unused;
  atomic_store(&x, 1);
  return NULL;
}

static void *reader(void *unused) {
  (void)unused;
  copy = *(int *)&x;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, writer, NULL);
  pthread_create(&b, NULL, reader, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
