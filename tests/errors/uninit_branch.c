// tresse: flags -O0 -g
// expect: T0504 line 6
// A branch on a local variable that nobody has set.
int main(void) {
  int x; // not set
  if (x == 1)
    return 1;
  return 0;
}
