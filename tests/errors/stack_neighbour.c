// tresse: flags -O0 -g
// expect: T0402 line 7
// Past the end of one local variable is never another one.
int main(void) {
  int a = 1, b = 2;
  int *p = &a + 1;
  return *p + b;
}
