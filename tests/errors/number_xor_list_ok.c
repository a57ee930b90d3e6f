// tresse: flags -O0 -g
// expect: ok
// LangRef, "Pointer Aliasing Rules": each node's address has become a number, so a number that two of them were mixed into, and one of them taken out of, makes a pointer to the other.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

struct node {
  int value;
  uintptr_t link;
};

int main(void) {
  struct node *nodes[4];
  uintptr_t addresses[6] = {0};
  for (int i = 0; i < 4; i++) {
    nodes[i] = malloc(sizeof *nodes[i]);
    nodes[i]->value = 1 << i;
    addresses[i + 1] = (uintptr_t)nodes[i];
  }
  for (int i = 0; i < 4; i++) nodes[i]->link = addresses[i] ^ addresses[i + 2];
  int sum = 0;
  uintptr_t before = 0, at = addresses[1];
  while (at != 0) {
    struct node *node = (struct node *)at;
    sum = 10 * sum + node->value;
    uintptr_t next = node->link ^ before;
    before = at;
    at = next;
  }
  assert(sum == 1248);
  return 0;
}
