// tresse: flags -O0 -g
// expect: T0503 line 6
// A signed multiplication overflows, and the result is branched on.
int main(void) {
  int a = 65536;
  if (a * a == 0)
    return 1;
  return 0;
}
