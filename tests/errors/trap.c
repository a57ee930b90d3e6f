// tresse: flags -O0 -g
// expect: T0102 line 5
// __builtin_trap().
int main(void) {
  __builtin_trap();
}
