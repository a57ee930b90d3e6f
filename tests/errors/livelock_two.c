// tresse: flags -O0 -g
// expect: T0202 line 21
// Each thread waits for the other to go first. [also blocked: line 12]
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int first, second;

static void *other(void *unused) {
  (void)unused;
  while (atomic_load(&first) == 0)
    ;
  atomic_store(&second, 1);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, other, NULL);
  while (atomic_load(&second) == 0)
    ;
  atomic_store(&first, 1);
  pthread_join(t, NULL);
  return 0;
}
