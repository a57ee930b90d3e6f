// tresse: flags -O0 -g
// qsort with callbacks, bsearch, and a quicksort by hand.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int comparisons;

static int by_value(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  comparisons++;
  return (x > y) - (x < y);
}

static int by_length_then_text(const void *a, const void *b) {
  const char *x = *(const char *const *)a, *y = *(const char *const *)b;
  size_t n = strlen(x), m = strlen(y);
  if (n != m)
    return n < m ? -1 : 1;
  return strcmp(x, y);
}

struct person {
  char name[8];
  short age;
  double height;
};

static int by_age(const void *a, const void *b) {
  const struct person *x = a, *y = b;
  return x->age - y->age;
}

static void quicksort(int *from, int *to) {
  if (to - from < 2)
    return;
  int pivot = from[(to - from) / 2], *i = from, *j = to - 1;
  while (i <= j) {
    while (*i < pivot)
      i++;
    while (*j > pivot)
      j--;
    if (i <= j) {
      int t = *i;
      *i++ = *j;
      *j-- = t;
    }
  }
  quicksort(from, j + 1);
  quicksort(i, to);
}

int main(void) {
  int a[40], b[40];
  unsigned x = 12345;
  for (int i = 0; i < 40; i++) {
    x = x * 1103515245u + 12345u;
    a[i] = b[i] = (int)(x >> 16) % 1000 - 300;
  }
  qsort(a, 40, sizeof *a, by_value);
  quicksort(b, b + 40);
  for (int i = 0; i < 40; i++)
    printf("%d%c", a[i], i % 10 == 9 ? '\n' : ' ');
  printf("same: %d, compared: %d\n", memcmp(a, b, sizeof a) == 0, comparisons > 40);
  int key = a[17];
  int *found = bsearch(&key, a, 40, sizeof *a, by_value);
  printf("found: %d\n", found != NULL && *found == key);
  key = 5000;
  printf("found: %d\n", bsearch(&key, a, 40, sizeof *a, by_value) != NULL);

  const char *words[] = { "pear", "fig", "banana", "kiwi", "apple", "date", "plum", "nut" };
  qsort(words, 8, sizeof *words, by_length_then_text);
  for (int i = 0; i < 8; i++)
    printf("%s ", words[i]);
  printf("\n");

  struct person people[] = { { "Ada", 36, 1.65 }, { "Emmy", 53, 1.6 }, { "Sofia", 41, 1.7 } };
  qsort(people, 3, sizeof *people, by_age);
  for (int i = 0; i < 3; i++)
    printf("%s %d %.2f\n", people[i].name, people[i].age, people[i].height);
  return 0;
}
