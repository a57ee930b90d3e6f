// tresse: flags -O0 -g
// expect: T0901 line 7
// Assembly that changes memory by its address, and does not say so.

int main(void) {
  int x = 1;
  __asm__ volatile("lock; incl (%0)" : : "r"(&x));
  return x - 2;
}
