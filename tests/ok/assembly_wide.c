// tresse: flags -O1 -g
// Updates of two words at once in inline assembly of x86-64, as lock-free stacks and queues have
// them: a pointer and a count of its changes.
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

struct __attribute__((aligned(16))) pair {
  uint64_t low, high;
};

/* What is expected and what is new are operands. */
static _Bool update(struct pair *at, struct pair *old, struct pair new) {
  _Bool done;
  __asm__ volatile("lock; cmpxchg16b %0; sete %1"
                   : "+m"(*at), "=q"(done), "+a"(old->low), "+d"(old->high)
                   : "b"(new.low), "c"(new.high)
                   : "memory", "cc");
  return done;
}

/* What is expected is loaded into registers that the text names. */
static _Bool update_from(struct pair *at, const struct pair *old, const struct pair *new) {
  _Bool done;
  __asm__ volatile("movq 0(%3), %%rax;"
                   "movq 8(%3), %%rdx;"
                   "lock cmpxchg16b (%2); setz %0"
                   : "=&q"(done)
                   : "b"(new->low), "r"(at), "r"(old), "c"(new->high)
                   : "memory", "cc", "%rax", "%rdx");
  return done;
}

/* All four are loaded, and what was found is stored. */
static int update_and_find(struct pair *at, struct pair *old, const struct pair *new) {
  int done;
  __asm__ volatile("movq (%2), %%rax\n\t"
                   "movq 8(%2), %%rdx\n\t"
                   "movq (%3), %%rbx\n\t"
                   "movq 8(%3), %%rcx\n\t"
                   "lock cmpxchg16b (%1)\n\t"
                   "movq %%rax, (%2)\n\t"
                   "movq %%rdx, 8(%2)"
                   : "=@ccz"(done)
                   : "r"(at), "r"(old), "r"(new)
                   : "memory", "rax", "rbx", "rcx", "rdx");
  return done;
}

/* A load of both: what is stored is what was expected, whatever that is. */
static struct pair load(struct pair *at) {
  struct pair found;
  __asm__ volatile("movq %%rdx, %%rcx; movq %%rax, %%rbx; lock cmpxchg16b %2;"
                   : "=a"(found.low), "=d"(found.high)
                   : "m"(*at)
                   : "rbx", "rcx", "memory", "cc");
  return found;
}

static struct pair counted = {0, 100};

static void *count(void *unused) {
  (void)unused;
  struct pair old = {0, 100}, new;
  do {
    new.low = old.low + 1;
    new.high = old.high - 1;
  } while (!update(&counted, &old, new));
  return 0;
}

int main(void) {
  struct pair at = {1, 2}, old = {1, 3}, new = {5, 6};
  int done = update(&at, &old, new);
  printf("%d: %d %d, found %d %d\n", done, (int)at.low, (int)at.high, (int)old.low, (int)old.high);
  done = update(&at, &old, new);
  printf("%d: %d %d, found %d %d\n", done, (int)at.low, (int)at.high, (int)old.low, (int)old.high);

  done = update_from(&at, &old, &new);
  printf("%d: %d %d\n", done, (int)at.low, (int)at.high);
  old = at;
  new = (struct pair){-1, 7};
  done = update_from(&at, &old, &new);
  printf("%d: %d %d\n", done, (int)at.low, (int)at.high);

  new = (struct pair){8, 9};
  done = update_and_find(&at, &old, &new);
  printf("%d: %d %d, found %d %d\n", done, (int)at.low, (int)at.high, (int)old.low, (int)old.high);
  done = update_and_find(&at, &old, &new);
  printf("%d: %d %d, found %d %d\n", done, (int)at.low, (int)at.high, (int)old.low, (int)old.high);

  pthread_t one, other;
  pthread_create(&one, 0, count, 0);
  pthread_create(&other, 0, count, 0);
  pthread_join(one, 0);
  pthread_join(other, 0);
  old = load(&counted);
  printf("%d %d\n", (int)old.low, (int)old.high);
  return 0;
}
