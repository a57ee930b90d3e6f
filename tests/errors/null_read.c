// tresse: flags -O0 -g
// expect: T0405 line 6
// A read through a null pointer.
int main(void) {
  int *p = 0;
  return *p;
}
