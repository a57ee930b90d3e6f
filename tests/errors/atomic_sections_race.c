// tresse: flags -O0 -g
// expect: T0301 line 20
// A section excludes other sections: a plain access outside of all of them races with it.
#include <pthread.h>
#include <stddef.h>
#include <tresse/verifier.h>

static int x;

static void *worker(void *unused) {
  (void)unused;
  __VERIFIER_atomic_begin();
  x++;
  __VERIFIER_atomic_end();
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL); x++;
  pthread_join(t, NULL);
}
