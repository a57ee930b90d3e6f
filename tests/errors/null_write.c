// tresse: flags -O0 -g
// expect: T0405 line 14
// A write through the null pointer of a failed search.
static int *find(int *from, int *to, int value) {
  for (; from != to; from++)
    if (*from == value)
      return from;
  return 0;
}

int main(void) {
  int a[2] = { 1, 2 };
  int *p = find(a, a + 2, 3);
  *p = 4;
  return a[0];
}
