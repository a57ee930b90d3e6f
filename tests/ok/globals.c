// tresse: flags -O0 -g
// Global initialisers: pointers into objects, tables, nested structs, designators, statics.
#include <stddef.h>
#include <stdio.h>

static int numbers[5] = { 10, 20, 30 };
static int *middle = &numbers[2];
static int *const end = numbers + 5;
static const char *const words[] = { "zero", "one", "two", [4] = "four" };
static char text[] = "text", *inside = text + 2;
static const char *tail = &"constant"[3];

struct item {
  const char *name;
  struct {
    short kind;
    int *where;
  } at;
  struct item *next;
};

static struct item first, second = { "second", { 2, &numbers[1] }, &first };
static struct item first = { .name = "first", .next = &second, .at.where = numbers };
static struct item *list[2] = { &second, &first };
static long offset = offsetof(struct item, next);
static void *self = &self;
static double table[2][3] = { { 1.5, 2.5 }, { [2] = -1 } };
int common;
static unsigned char bytes[] = { 1, 2, 255, 'a' };

static int counter(void) {
  static int n = 100;
  static int *p = &n;
  return ++*p;
}

int main(void) {
  printf("%d %d %d %td\n", *middle, middle[-1], middle[1], end - middle);
  printf("%s %s %d %s\n", words[0], words[2], words[3] == 0, words[4]);
  *inside = 'N';
  printf("%s %s %s\n", text, inside, tail);
  printf("%s %s %d %d\n", list[0]->name, list[0]->next->name, list[0]->at.kind, *list[0]->at.where);
  printf("%d %ld %d\n", first.next->next == &first, offset, self == &self);
  printf("%g %g %g %g\n", table[0][1], table[0][2], table[1][0], table[1][2]);
  printf("%d %zu %d\n", common, sizeof bytes, bytes[2]);
  int a = counter(), b = counter();
  printf("%d %d\n", a, b);
  return 0;
}
