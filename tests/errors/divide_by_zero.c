// tresse: flags -O0 -g
// expect: T0501 line 6
// Division by zero.
int main(void) {
  int a = 7, b = 0;
  return a / b;
}
