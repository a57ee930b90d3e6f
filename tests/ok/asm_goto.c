// tresse: flags -O1
// Assembly that jumps to labels of C by what its last instruction finds in the flags.
#include <stdio.h>
static int counter = 2;
static int drop(int *p) {
  __asm__ goto volatile("lock; decl %0\n\tjz %l[zero]" : : "m"(*p) : "memory", "cc" : zero);
  return 0;
zero:
  return 1;
}
static int set(long *p, long bit) {
  __asm__ goto volatile("lock btsq %1, %0\n\tjc %l[was]" : "+m"(*p) : "r"(bit) : "memory", "cc" : was);
  return 0;
was:
  return 1;
}
// What was there, or less than nothing if it is another value than the one that is expected.
static int swap(int *p, int expected, int new) {
  __asm__ goto volatile("lock cmpxchgl %2, %1\n\tjnz %l[failed]"
                        : "+a"(expected), "+m"(*p)
                        : "r"(new)
                        : "memory", "cc"
                        : failed);
  return expected;
failed:
  return -expected;
}
static int key(void) {
  __asm__ goto("jmp %l0" : : : : yes);
  return 0;
yes:
  return 1;
}
static int nothing(void) {
  __asm__ goto("nop" : : : : yes);
  return 0;
yes:
  return 1;
}
int main(void) {
  int first = drop(&counter), second = drop(&counter);
  printf("%d %d %d\n", first, second, counter);
  long bits = 0;
  first = set(&bits, 3), second = set(&bits, 3);
  printf("%d %d %ld\n", first, second, bits);
  int n = -1;
  first = swap(&n, -1, 5), second = swap(&n, -1, 6);
  printf("%d %d %d\n", first, second, n);
  printf("%d %d\n", key(), nothing());
  return 0;
}
