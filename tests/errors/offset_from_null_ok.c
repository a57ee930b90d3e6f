// tresse: flags -O0 -g
// expect: ok
// What `offsetof` was before it was a built-in: the address of a member counted from null, as a number.
#include <assert.h>
#include <stddef.h>

struct link { struct link *next, *last; };
struct item { char name[3]; struct { int key; struct link at; } in; };

#define OFFSET(type, member) ((size_t)&((type *)0)->member)
#define ITEM(p) ((struct item *)((char *)(p) - OFFSET(struct item, in.at.last)))

int main(void) {
  struct item x = { "ab", { 5, { 0, 0 } } };
  struct link **last = &x.in.at.last;
  assert(OFFSET(struct item, in.key) == offsetof(struct item, in.key));
  assert(ITEM(last) == &x && ITEM(last)->in.key == 5);
  return 0;
}
