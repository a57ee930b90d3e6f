// tresse: flags -O0 -g
// expect: T0401 line 6
// A write to the code of a function.
int main(void) {
  char *p = (char *)main;
  *p = 0;
  return 0;
}
