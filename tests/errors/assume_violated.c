// tresse: flags -O0 -g
// expect: T0705 line 6
// __builtin_assume of what does not hold.
int main(void) {
  int n = 3;
  __builtin_assume(n > 4);
  return n;
}
