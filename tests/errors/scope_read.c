// tresse: flags -O0 -g -Xclang -fsanitize-address-use-after-scope
// expect: T0504 line 12
// What is read of a local after its scope has ended is undefined (LangRef, "Object Lifetime").

int main(void) {
  int *kept;
  {
    int local = 3;
    kept = &local;
  }
  int seen = *kept;
  if (seen == 3)
    return 1;
  return 0;
}
