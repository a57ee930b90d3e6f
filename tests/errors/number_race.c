// tresse: flags -O0 -g
// expect: T0301 line 17
// The number makes a pointer in the other thread, so the object is as shared as if the pointer had been handed on: two writes that nothing orders (C11 5.1.2.4p25).
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

static uintptr_t low, high;

static void *worker(void *unused) {
  (void)unused;
  uintptr_t number = 0, first = low, second = high;
  for (int i = 0; i < 32; i++) {
    if (first >> i & 1) number |= (uintptr_t)1 << i;
    if (second >> i & 1) number |= (uintptr_t)1 << (32 + i);
  }
  *(int *)number = 1;
  return NULL;
}

int main(void) {
  int *p = malloc(sizeof *p);
  low = (uint32_t)(uintptr_t)p;
  high = (uintptr_t)p >> 32;
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  *p = 2;
  pthread_join(t, NULL);
  return 0;
}
