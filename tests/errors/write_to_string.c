// tresse: flags -O0 -g
// expect: T0407 line 6
// A write to a string literal.
int main(void) {
  char *s = (char *)"const";
  *s = 'C';
  return 0;
}
