// tresse: flags -O0 -g
// Variable-length arrays and alloca.
#include <stdio.h>

static int sum(int n, const int a[n]) {
  int total = 0;
  for (int i = 0; i < n; i++)
    total += a[i];
  return total;
}

static void triangle(int n) {
  for (int i = 1; i <= n; i++) {
    int row[i]; // another size in each round
    row[0] = 1;
    for (int j = 1; j < i; j++)
      row[j] = row[j - 1] * (i - j) / j;
    printf("%zu:", sizeof row / sizeof *row);
    for (int j = 0; j < i; j++)
      printf(" %d", row[j]);
    printf("\n");
  }
}

static int table(int rows, int columns) {
  int t[rows][columns];
  for (int r = 0; r < rows; r++)
    for (int c = 0; c < columns; c++)
      t[r][c] = (r + 1) * (c + 1);
  return t[rows - 1][columns - 1] + (int)(sizeof t[0] / sizeof(int));
}

static const char *backwards(const char *s, int n) {
  static char out[32];
  char *copy = __builtin_alloca(n);
  for (int i = 0; i < n; i++)
    copy[i] = s[n - 1 - i];
  for (int i = 0; i < n; i++)
    out[i] = copy[i];
  return out;
}

int main(void) {
  for (int n = 1; n < 5; n++) {
    int a[n];
    for (int i = 0; i < n; i++)
      a[i] = i * n;
    printf("%d ", sum(n, a));
  }
  printf("\n");
  triangle(7);
  printf("%d\n", table(6, 7));
  printf("%s\n", backwards("desserts", 8));
  return 0;
}
