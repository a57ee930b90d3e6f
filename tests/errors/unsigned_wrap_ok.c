// tresse: flags -O0 -g
// expect: ok
// Unsigned arithmetic wraps; no error.
int main(void) {
  unsigned a = 65536, b = 0;
  return a * a == 0 && b - 1 > a ? 0 : 1;
}
