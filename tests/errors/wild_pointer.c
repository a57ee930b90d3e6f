// tresse: flags -O0 -g
// expect: T0401 line 7
// A pointer made from a number that was no address.
int main(void) {
  unsigned long address = 100;
  int *p = (int *)address;
  *p = 42;
  return 0;
}
