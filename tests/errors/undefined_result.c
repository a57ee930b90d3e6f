// tresse: flags -O0 -g
// expect: T0511 line 7
// Undefined bits are no poison: nothing is said of where poison comes from.
int main(void) {
  int number;
  int *pointer = &number;
  return *pointer > 3;
}
