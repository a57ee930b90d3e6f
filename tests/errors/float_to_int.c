// tresse: flags -O0 -g
// expect: T0503 line 7
// A float that no int can hold: the conversion is poison, and is branched on.
int main(void) {
  double d = 1e10;
  int i = (int)d;
  if (i > 0)
    return 1;
  return 0;
}
