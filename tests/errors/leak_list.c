// tresse: flags -O0 -g
// flags: --leaks error
// expect: T0411 line 14
// The head of a list is forgotten, and so are the rest and what points back to the head.
#include <stdlib.h>

struct node {
  struct node *next, *first;
};

struct node *list;

static struct node *make(void) {
  return calloc(1, sizeof(struct node));
}

int main(void) {
  list = make();
  list->next = make();
  list->next->first = list;
  list = NULL;
  return 0;
}
