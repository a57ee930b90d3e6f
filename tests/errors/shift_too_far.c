// tresse: flags -O0 -g
// expect: T0503 line 8
// A shift by the width of the type is poison, and is branched on.
int main(void) {
  unsigned a = 1;
  int n = 32;
  unsigned b = a << n;
  if (b == 0)
    return 1;
  return 0;
}
