// tresse: flags -O0 -g
// expect: ok
// LangRef, "Pointer Aliasing Rules": the object's address was a number before, so the same number makes a pointer to it, wherever it comes from. Here it is put together bit by bit in another thread.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

static uintptr_t number;

static void *worker(void *unused) {
  (void)unused;
  uintptr_t given = number, copy = 0;
  for (int i = 0; i < 64; i++)
    if (given >> i & 1) copy |= (uintptr_t)1 << i;
  int *p = (int *)copy;
  assert(*p == 7);
  *p = 8;
  return NULL;
}

int main(void) {
  int *p = malloc(sizeof *p);
  *p = 7;
  number = (uintptr_t)p;
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, NULL);
  assert(*p == 8);
  free(p);
  return 0;
}
