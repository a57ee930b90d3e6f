// tresse: flags -O1 -g
// expect: ok
// Outputs have registers of their own, also where what they hold first is the same; constants are
// in none; and memory may be written that is an input, if the assembly changes memory.
#include <assert.h>

static long first = 5, second = 6;

int main(void) {
  long one = 1, other = 1;
  __asm__ volatile("lock; xaddq %0, %2\n\tlock; xaddq %1, %3"
                   : "+r"(one), "+r"(other), "+m"(first), "+m"(second)
                   :
                   : "memory");
  assert(one == 5 && other == 6 && first == 6 && second == 7);
  int low, high;
  __asm__ volatile("movl %2, %0\n\tmovl %3, %1" : "=r"(low), "=r"(high) : "i"(1), "i"(2));
  assert(low == 1 && high == 2);
  __asm__ volatile("lock; incq %0" : : "m"(first) : "memory");
  assert(first == 7);
  return 0;
}
