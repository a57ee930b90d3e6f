// tresse: flags -O0 -g
// expect: T0501 line 6
// Remainder by zero.
int main(void) {
  unsigned a = 7, b = 0;
  return a % b;
}
