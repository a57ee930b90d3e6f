// tresse: flags -O0 -g
// Matrices: two-dimensional arrays, products, a determinant, transposition in place.
#include <stdio.h>

enum { N = 4 };

typedef long matrix[N][N];

static void multiply(matrix out, const matrix a, const matrix b) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      long sum = 0;
      for (int k = 0; k < N; k++)
        sum += a[i][k] * b[k][j];
      out[i][j] = sum;
    }
}

static void transpose(matrix m) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < i; j++) {
      long t = m[i][j];
      m[i][j] = m[j][i];
      m[j][i] = t;
    }
}

static long determinant(int n, long m[n][n]) {
  if (n == 1)
    return m[0][0];
  long sum = 0;
  for (int c = 0; c < n; c++) {
    long minor[n - 1][n - 1];
    for (int i = 1; i < n; i++)
      for (int j = 0, to = 0; j < n; j++)
        if (j != c)
          minor[i - 1][to++] = m[i][j];
    sum += (c % 2 ? -1 : 1) * m[0][c] * determinant(n - 1, minor);
  }
  return sum;
}

static void print(const char *name, const matrix m) {
  printf("%s\n", name);
  for (int i = 0; i < N; i++)
    printf("%8ld %8ld %8ld %8ld\n", m[i][0], m[i][1], m[i][2], m[i][3]);
}

int main(void) {
  matrix a, b, c;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      a[i][j] = i * j - 3 * (i == j) + 1;
      b[i][j] = (i + 2 * j) % 5;
    }
  multiply(c, (const long(*)[N])a, (const long(*)[N])b);
  print("a", (const long(*)[N])a);
  print("b", (const long(*)[N])b);
  print("ab", (const long(*)[N])c);
  transpose(c);
  print("transposed", (const long(*)[N])c);
  printf("%ld %ld %ld\n", determinant(N, a), determinant(N, b), determinant(N, c));
  return 0;
}
