// tresse: flags -O0 -g
// expect: T0402 line 7
// A write one element past the end of a local array.
int main(void) {
  int a[4] = { 0 };
  int i = 4;
  a[i] = 1;
  return a[0];
}
