// tresse: flags -O0 -g
// expect: T0101 line 12
// _exit ends the process, but another thread may have looked before it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>
static atomic_int x;
static void *look(void *unused) {
  (void)unused;
  assert(atomic_load(&x) != 1);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, look, NULL);
  atomic_store(&x, 1);
  _exit(0);
}
