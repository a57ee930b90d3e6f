// tresse: flags -O0 -g
// expect: T0402 line 7
// A variable-length array, one element too far.
static int sum(int n) {
  int a[n];
  for (int i = 0; i <= n; i++)
    a[i] = i;
  return a[n - 1];
}

int main(void) {
  return sum(3);
}
