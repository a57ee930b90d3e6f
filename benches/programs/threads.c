// Two threads that work on memory of their own and meet at the end: locals, blocks of the heap.
#include <pthread.h>
#include <stdlib.h>
#ifndef SCALE
#define SCALE 1
#endif
enum { SIZE = 64, ROUNDS = 8 * SCALE };

static void *multiply(void *seed) {
  unsigned *a = malloc(3 * SIZE * SIZE * sizeof *a), *b = a + SIZE * SIZE, *c = b + SIZE * SIZE;
  unsigned x = *(unsigned *)seed, sum = 0;
  for (int i = 0; i < 2 * SIZE * SIZE; i++) a[i] = x = x * 1664525u + 1013904223u;
  for (int round = 0; round < ROUNDS; round++)
    for (int i = 0; i < SIZE; i++)
      for (int j = 0; j < SIZE; j++) {
        unsigned n = 0;
        for (int k = 0; k < SIZE / 4; k++) n += a[i * SIZE + k] * b[k * SIZE + j];
        c[i * SIZE + j] = round == 0 ? n : c[i * SIZE + j] + n;
      }
  for (int i = 0; i < SIZE * SIZE; i++) sum = sum * 31 + c[i];
  free(a);
  unsigned *result = seed;
  *result = sum;
  return 0;
}

int main(void) {
  static unsigned seeds[2] = {1, 2};
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, multiply, &seeds[i]);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
  return (int)((seeds[0] ^ seeds[1]) % 251);
}
