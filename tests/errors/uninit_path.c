// tresse: flags -O0 -g
// expect: T0504 line 8
// Set on one path, read on the other.
static int classify(int n) {
  int kind;
  if (n > 0)
    kind = 1;
  switch (kind) {
  case 1:
    return 10;
  default:
    return 20;
  }
}

int main(void) {
  return classify(-1);
}
