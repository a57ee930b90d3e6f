// tresse: flags -O0 -g
// expect: ok
// engines: graph
// A spin lock in inline assembly of x86, as kernels and older libraries have it: `xchg` takes it,
// and a store gives it up. Both say that they change memory.
#include <pthread.h>

static int lock, count;

static void take(int *at) {
  int taken;
  do {
    taken = 1;
    __asm__ volatile("xchgl %0, %1" : "+r"(taken), "+m"(*at) : : "memory");
  } while (taken);
}

static void give_up(int *at) {
  __asm__ volatile("movl %1, %0" : "=m"(*at) : "ir"(0) : "memory");
}

static void *work(void *unused) {
  take(&lock);
  count++;
  give_up(&lock);
  return unused;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, 0, work, 0);
  pthread_create(&second, 0, work, 0);
  pthread_join(first, 0);
  pthread_join(second, 0);
  return count - 2;
}
