// tresse: flags -O1 -g
// expect: T0507 line 22
// A loop makes a pointer beyond an object, and walks on. When the pointer is used, what it was made
// of has another value: no report may say which object it is beyond.
#include <stddef.h>

struct node {
  struct node *next;
  char id;
};

static struct node second = {NULL, 2}, first = {&second, 1};

int main(void) {
  volatile ptrdiff_t far = 100;
  char *kept = &first.id;
  for (struct node *node = &first; node; node = node->next) {
    if (node->id == 1)
      kept = &node->id + far;
    far = 0;
  }
  return *kept;
}
