// tresse: flags -O0 -g
// expect: ok
// Members of locals and heap blocks that two threads share: execution graphs name them. What is in a
// union, or is reached by pointers to other types, has an offset.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  atomic_int value;
  struct {
    _Atomic(unsigned char) small;
    atomic_bool is_last;
  } flags;
  union {
    atomic_int whole;
    _Atomic(float) fraction;
  };
  struct node *_Atomic next;
};

struct pair {
  atomic_int left;
  atomic_int right;
};

struct task {
  struct node *first;
  struct pair *pair;
  atomic_int *plain;
};

static void *work(void *argument) {
  struct task *task = argument;
  struct node *second = atomic_load(&task->first->next);
  atomic_store(&task->first->value, 1);
  atomic_store(&second->value, 2);
  atomic_store(&second[1].flags.is_last, 1);
  atomic_store(&second->whole, 3);
  atomic_store(&task->pair->right, 4);
  atomic_store(task->plain, 5);
  return NULL;
}

int main(void) {
  struct pair pair = {0, 0};
  struct node *first = calloc(1, sizeof *first), *two = calloc(2, sizeof *two);
  atomic_int *plain = calloc(1, sizeof *plain);
  atomic_store(&first->next, two);
  struct task task = {first, &pair, plain};
  pthread_t thread;
  pthread_create(&thread, NULL, work, &task);
  // What is an int to one is a part of a node to the other.
  atomic_store((atomic_int *)((char *)first + 4), 6);
  // Which of two members is it?
  struct pair *odd = (struct pair *)first;
  (void)atomic_load(&odd->left);
  pthread_join(thread, NULL);
  free(first);
  free(two);
  free(plain);
  return 0;
}
