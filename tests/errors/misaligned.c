// tresse: flags -O0 -g
// expect: T0406 line 7
// An int at an odd address.
int main(void) {
  _Alignas(8) char bytes[8] = { 0 };
  int *p = (int *)(bytes + 1);
  return *p;
}
