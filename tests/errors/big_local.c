// tresse: flags -O0 -g
// expect: T0601 line 5
// A local variable that is larger than the stack.
static int use(unsigned long n) {
  char space[n];
  space[0] = 1;
  return space[0];
}

int main(void) {
  return use(1ul << 28);
}
