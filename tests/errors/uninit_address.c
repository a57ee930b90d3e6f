// tresse: flags -O0 -g
// expect: T0508 line 6
// A pointer that nobody has set is used.
int main(void) {
  int *p; // not set
  return *p;
}
