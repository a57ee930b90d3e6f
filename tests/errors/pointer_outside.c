// tresse: flags -O0 -g
// expect: T0507 line 7
// An index two past the end: the pointer itself is poison (inbounds).
int main(void) {
  int a[4] = { 0 };
  int i = 6;
  return a[i];
}
