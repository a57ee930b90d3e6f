// tresse: flags -O0 -g
// expect: T0402 line 8
// Memory from __builtin_alloca, one byte too far.
int main(void) {
  int n = 5;
  char *p = __builtin_alloca(n);
  for (int i = 0; i <= n; i++)
    p[i] = 0;
  return 0;
}
