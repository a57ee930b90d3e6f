// tresse: flags -O0 -g
// expect: T0402 line 7
// What is updated stands behind the local, eight bytes from its address.

int main(void) {
  unsigned long local = 0;
  __asm__ volatile("lock notq 8(%0)" : : "r"(&local) : "memory");
}
