// tresse: flags -O0 -g
// expect: T0404 line 12
// The address of a local variable outlives its function.
static int *address(void) {
  int local = 7;
  int *p = &local;
  return p;
}

int main(void) {
  int *p = address();
  return *p;
}
