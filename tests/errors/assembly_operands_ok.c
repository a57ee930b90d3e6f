// tresse: flags -O1 -g
// expect: ok
// Outputs have registers of their own, also where what they hold first is the same; so have those
// that are written early (`&`). Constants are in no register. Memory may be written that is an
// input, if the assembly says that it changes memory.
#include <assert.h>

static long first = 5, second = 6;

int main(void) {
  long one = 1, other = 1;
  __asm__ volatile("lock; xaddq %0, %2\n\tlock; xaddq %1, %3"
                   : "+r"(one), "+r"(other), "+m"(first), "+m"(second)
                   :
                   : "memory");
  assert(one == 5 && other == 6 && first == 6 && second == 7);
  int early, by = 101;
  __asm__ volatile("movl $7, %0\n\tlock addq %q2, %1"
                   : "=&r"(early), "+m"(second)
                   : "r"((long)by)
                   : "memory");
  assert(early == 7 && second == 108);
  int low, high;
  __asm__ volatile("movl %2, %0\n\tmovl %3, %1" : "=r"(low), "=r"(high) : "i"(1), "i"(2));
  assert(low == 1 && high == 2);
  __asm__ volatile("lock; incq %0" : : "m"(first) : "memory");
  assert(first == 7);
  return 0;
}
