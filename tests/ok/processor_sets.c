// tresse: flags -O0 -g
// Sets of processors: arguments are evaluated once, and a set is as large as it is said to be.
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>

int main(void) {
  cpu_set_t a, b, both;
  CPU_ZERO(&a);
  CPU_ZERO(&b);
  int next = 70;
  while (next > 60)
    CPU_SET(--next, &a);
  CPU_SET(1023, &a);
  CPU_SET(next++, &b);
  CPU_SET(3, &b);
  printf("%d %d %d\n", next, CPU_COUNT(&a), CPU_COUNT(&b));
  CPU_AND(&both, &a, &b);
  printf("%d %d\n", CPU_COUNT(&both), CPU_ISSET(60, &both) != 0);
  CPU_OR(&both, &a, &b);
  printf("%d", CPU_COUNT(&both));
  CPU_XOR(&both, &a, &b);
  printf(" %d %d\n", CPU_COUNT(&both), CPU_EQUAL(&a, &b) != 0);
  CPU_CLR(--next, &a);
  printf("%d %d %d\n", CPU_COUNT(&a), CPU_ISSET(60, &a) != 0, CPU_ISSET(1023, &a) != 0);

  // A smaller set than cpu_set_t, and a larger one.
  size_t small = CPU_ALLOC_SIZE(10), large = CPU_ALLOC_SIZE(2000);
  cpu_set_t *few = CPU_ALLOC(10), *many = CPU_ALLOC(2000), *other = CPU_ALLOC(2000);
  CPU_ZERO_S(small, few);
  CPU_ZERO_S(large, many);
  CPU_ZERO_S(large, other);
  int cpus = 4;
  while (cpus > 0)
    CPU_SET_S(--cpus, small, few);
  CPU_SET_S(5000, small, few); // no place for it
  CPU_SET_S(1999, large, many);
  CPU_OR_S(large, other, many, other);
  printf("%zu %zu %d %d\n", small, large, CPU_COUNT_S(small, few), CPU_COUNT_S(large, many));
  printf("%d", CPU_ISSET_S(1999, large, other) != 0);
  printf(" %d", CPU_ISSET_S(5000, small, few) != 0);
  printf(" %d\n", CPU_EQUAL_S(large, many, other) != 0);
  CPU_FREE(few);
  CPU_FREE(many);
  CPU_FREE(other);
  return 0;
}
