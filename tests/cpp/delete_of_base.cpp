// tresse: flags -std=c++17 -O0 -gline-tables-only
// check: T0804
// A larger class is deleted through a base that has no virtual destructor.
struct Base {
  int one = 1;
};
struct Derived : Base {
  long two = 2;
};

int main() {
  Base *base = new Derived;
  delete base;
  return 0;
}
