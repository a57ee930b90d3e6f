// tresse: flags -O0 -g
// expect: T0702 line 6
// A call through a null function pointer.
int main(void) {
  void (*f)(void) = 0;
  f();
  return 0;
}
