// tresse: flags -O0 -g -Xclang -fsanitize-address-use-after-scope
// expect: T0504 line 11
// In each round the local is a new one, without the value that it had in the round before.

int main(void) {
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    int local;
    if (i == 0)
      local = 5;
    if (local == 5)
      sum++;
  }
  return sum;
}
