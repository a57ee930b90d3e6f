// tresse: flags -O0 -g
// flags: --leaks error
// expect: ok
// Nothing is lost that a global or thread-local variable, a local of a function that has not
// returned, or a block that these lead to, still points to; into its midst as well, or as a number.
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct node {
  struct node *next;
};

static struct node *list;
static char *inside;
static _Thread_local int *own;
static uintptr_t tagged, turned;
static char bytes[sizeof(void *) + 1];

static void *run(void *unused) {
  own = malloc(4);
  (void)unused;
  void *block = malloc(24);
  free(own);
  return block;
}

int main(void) {
  char *local = malloc(1);
  local[0] = 0;
  list = malloc(sizeof *list);
  list->next = malloc(sizeof *list);
  list->next->next = list;
  inside = (char *)malloc(16) + 7;
  own = malloc(4);
  tagged = (uintptr_t)malloc(8) | 1;
  turned = (uintptr_t)malloc(8) ^ 0xff;
  void *moved = malloc(3);
  memcpy(bytes + 1, &moved, sizeof moved);
  moved = NULL;
  pthread_t t;
  pthread_create(&t, NULL, run, NULL);
  void *block;
  pthread_join(t, &block);
  exit(0);
}
