// tresse: flags -O0 -g -Xclang -fsanitize-address-use-after-scope
// expect: T0404 line 11
// A local is written after its scope has ended, in a function that goes on.

int main(void) {
  int *kept;
  {
    int local = 3;
    kept = &local;
  }
  *kept = 5;
  return 0;
}
