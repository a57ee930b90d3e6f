// tresse: flags -O0 -g
// expect: T0507 line 9
// A null pointer's member is an address that no pointer with a promise has (LLVM's getelementptr
// with inbounds). The report says that it is null.
struct pair { int first, second; };

static int second(const struct pair *pair) {
  int sum = 0;
  return sum + pair->second;
}

int main(void) {
  struct pair *none = 0;
  return second(none);
}
