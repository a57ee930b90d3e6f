// tresse: flags -O0 -g
// Copies and fills by pointers to the functions, as tables of hooks have them.
#include <stdio.h>
#include <string.h>

struct hooks {
  void *(*copy)(void *, const void *, size_t);
  void *(*move)(void *, const void *, size_t);
  void *(*fill)(void *, int, size_t);
};

static const struct hooks standard = { memcpy, memmove, memset };

int main(void) {
  const struct hooks *volatile hooks = &standard;
  char text[16];
  printf("%d\n", hooks->fill(text, 'x', sizeof text) == text);
  hooks->copy(text, "tables", 7);
  hooks->move(text + 2, text, 7);
  printf("%s %c\n", text, text[9]);
  printf("%d\n", hooks->copy == memcpy);
  return 0;
}
