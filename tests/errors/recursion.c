// tresse: flags -O0 -g
// expect: T0601 line 7
// Infinite recursion; each call needs a kilobyte of stack.
static int depth(int n) {
  char space[1024];
  space[0] = (char)n;
  return depth(n + 1) + space[0];
}

int main(void) {
  return depth(0);
}
