// tresse: flags -O1 -mcx16
// A stack whose top is a pointer and a counter that are exchanged together, by the compiler's
// accesses of 128 bits; and larger atomic objects, which go through the functions of libatomic.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

struct node {
  struct node *next;
  int value;
};

struct top {
  struct node *node;
  uintptr_t tag;
};

static _Atomic struct top stack;
static struct node nodes[4] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}};

static void push(struct node *node) {
  struct top old = atomic_load_explicit(&stack, memory_order_relaxed), new;
  do {
    node->next = old.node;
    new = (struct top){node, old.tag + 1};
  } while (!atomic_compare_exchange_weak_explicit(&stack, &old, new, memory_order_release,
                                                  memory_order_relaxed));
}

static struct node *pop(void) {
  struct top old = atomic_load_explicit(&stack, memory_order_acquire), new;
  do {
    if (!old.node) return 0;
    new = (struct top){old.node->next, old.tag + 1};
  } while (!atomic_compare_exchange_weak_explicit(&stack, &old, new, memory_order_acq_rel,
                                                  memory_order_acquire));
  return old.node;
}

static void *worker(void *argument) {
  struct node *mine = argument;
  push(&mine[0]);
  push(&mine[1]);
  return 0;
}

// What clang 14 calls.
unsigned __int128 or_of_16(volatile void *, unsigned __int128, int) __asm__("__atomic_fetch_or_16");

struct three {
  long a, b, c;
};
static _Atomic struct three large;
struct __attribute__((packed)) odd { // five bytes
  char before;
  int word;
};
static struct odd odd = {1, 5};

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) pthread_create(&threads[i], 0, worker, &nodes[2 * i]);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], 0);
  int sum = 0, count = 0;
  for (struct node *node; (node = pop()); count++) sum += node->value;
  struct top end = atomic_load(&stack);
  printf("%d nodes, sum %d, tag %lu, %s\n", count, sum, (unsigned long)end.tag,
         end.node ? "not empty" : "empty");

  unsigned __int128 wide = ((unsigned __int128)1 << 64) - 1;
  unsigned __int128 was = __atomic_fetch_add(&wide, 1, __ATOMIC_SEQ_CST);
  printf("%lx %lx, %lx %lx\n", (long)(was >> 64), (long)was, (long)(wide >> 64), (long)wide);
  was = __atomic_exchange_n(&wide, (unsigned __int128)7 << 100 | 9, __ATOMIC_RELAXED);
  was = __atomic_fetch_or(&wide, (unsigned __int128)1 << 65, __ATOMIC_RELAXED);
  printf("%lx %lx, %lx %lx\n", (long)(was >> 64), (long)was, (long)(wide >> 64), (long)wide);

  was = or_of_16(&wide, 1 << 4, __ATOMIC_SEQ_CST);
  printf("%lx %lx, %lx %lx, %d\n", (long)(was >> 64), (long)was, (long)(wide >> 64), (long)wide,
         __atomic_is_lock_free(4, 0));

  struct three old = {0, 0, 1}, new = {1, 2, 3};
  int is = atomic_compare_exchange_strong(&large, &old, new);
  printf("%d: %ld %ld %ld\n", is, old.a, old.b, old.c);
  is = atomic_compare_exchange_strong(&large, &old, new);
  struct three next = {4, 5, 6};
  old = atomic_exchange(&large, next);
  printf("%d: %ld %ld %ld\n", is, old.a, old.b, old.c);
  next = (struct three){7, 8, 9};
  atomic_store_explicit(&large, next, memory_order_release);
  old = atomic_load_explicit(&large, memory_order_acquire);
  printf("%ld %ld %ld\n", old.a, old.b, old.c);

  struct odd put = {2, 6}, got;
  __atomic_exchange(&odd, &put, &got, __ATOMIC_SEQ_CST);
  printf("%d %d, %d %d\n", odd.before, odd.word, got.before, got.word);
  return 0;
}
