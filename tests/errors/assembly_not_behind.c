// tresse: flags -O0 -g
// expect: T0901 line 8
// What is updated stands behind the local, eight bytes from its address. Such an address is not
// read, and the update is no fence alone.

int main(void) {
  unsigned long local = 0;
  __asm__ volatile("lock notq 8(%0)" : : "r"(&local) : "memory");
}
