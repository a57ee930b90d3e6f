// Quicksort of an array of the heap: recursion, swaps through pointers, compares.
#include <stdlib.h>
#ifndef SCALE
#define SCALE 1
#endif
enum { COUNT = 150000 * SCALE };

static void swap(int *a, int *b) {
  int c = *a;
  *a = *b;
  *b = c;
}

static void sort(int *from, int *to) {
  if (to - from < 2) return;
  swap(from, from + (to - from) / 2);
  int pivot = *from, *low = from;
  for (int *p = from + 1; p < to; p++)
    if (*p < pivot) swap(++low, p);
  swap(from, low);
  sort(from, low);
  sort(low + 1, to);
}

int main(void) {
  int *all = malloc(COUNT * sizeof *all);
  unsigned x = 12345;
  for (int i = 0; i < COUNT; i++) {
    x = x * 1103515245u + 12345u;
    all[i] = (int)(x >> 8);
  }
  sort(all, all + COUNT);
  unsigned sum = 0;
  for (int i = 0; i < COUNT; i++) {
    if (i > 0 && all[i - 1] > all[i]) return 255;
    sum = sum * 31 + (unsigned)all[i];
  }
  free(all);
  return (int)(sum % 251);
}
