// tresse: flags -O0 -g
// expect: T0702 line 8
// A call of a variable.
int data;

int main(void) {
  void (*f)(void) = (void (*)(void))&data;
  f();
  return 0;
}
