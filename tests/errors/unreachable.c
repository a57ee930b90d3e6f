// tresse: flags -O0 -g
// expect: T0701 line 9
// __builtin_unreachable is reached.
static int sign(int n) {
  if (n < 0)
    return -1;
  if (n > 0)
    return 1;
  __builtin_unreachable();
}

int main(void) {
  return sign(0);
}
