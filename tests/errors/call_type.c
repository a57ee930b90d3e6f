// tresse: flags -O0 -g
// expect: T0703 line 10
// A call with another type than the function has.
static int twice(int n) {
  return 2 * n;
}

int main(void) {
  int (*f)(const char *, int) = (int (*)(const char *, int))(void *)twice;
  return f("", 1);
}
