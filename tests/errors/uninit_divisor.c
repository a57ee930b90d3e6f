// tresse: flags -O0 -g
// expect: T0506 line 6
// Division by a number that nobody has set.
int main(void) {
  int n; // not set
  return 100 / n;
}
