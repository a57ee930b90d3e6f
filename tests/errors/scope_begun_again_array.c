// tresse: flags -O0 -g -Xclang -fsanitize-address-use-after-scope
// expect: T0504 line 13
// The same with an array whose address goes elsewhere.

static void set(int *to, int value) { *to = value; }

int main(void) {
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    int local[20];
    if (i == 0)
      set(&local[7], 5);
    if (local[7] == 5)
      sum++;
  }
  return sum;
}
