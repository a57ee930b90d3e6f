// tresse: flags -O0 -g
// expect: T0403 line 21
// A thread publishes the address of its own variable, and may have ended when another thread uses
// it (C11 6.2.4 paragraph 4).
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static _Thread_local int own;
static _Atomic(int *) published;

static void *publish(void *unused) {
  own = 1;
  atomic_store(&published, &own);
  return unused;
}

static void *use(void *unused) {
  int *pointer = atomic_load(&published);
  if (pointer)
    *pointer = 2;
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, publish, NULL);
  pthread_create(&u, NULL, use, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
