// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0301 line 25
// engines: graph
// A spin lock in inline assembly of x86: `xchg` takes it, and a store gives it up. The store does
// not say that it changes memory: compilers may move what is before it behind it.
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
  __asm__ volatile("movl %1, %0" : "=m"(*at) : "ir"(0));
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
