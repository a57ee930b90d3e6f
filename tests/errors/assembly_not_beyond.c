// tresse: flags -O0 -g
// expect: T0402 line 7
// A locked update of eight bytes where there are four. It is no fence alone.

int main(void) {
  unsigned local = 0;
  __asm__ volatile("lock notq (%0)" : : "r"(&local) : "memory");
}
