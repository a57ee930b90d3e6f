// tresse: flags -O1 -g
// Signs of lanes as a mask, and shifts of all lanes, as compilers for x86-64 have them by name.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef char bytes __attribute__((vector_size(16)));
typedef short words __attribute__((vector_size(16)));
typedef int longs __attribute__((vector_size(16)));
typedef long long quads __attribute__((vector_size(16)));
typedef float floats __attribute__((vector_size(16)));
typedef double doubles __attribute__((vector_size(16)));

#define SHIFT(type, vector, name)                       \
  do {                                                  \
    type shifted = __builtin_ia32_##name(vector, by);   \
    for (unsigned i = 0; i < sizeof shifted / sizeof shifted[0]; i++) \
      printf("%llx ", (unsigned long long)shifted[i]);  \
    putchar('\n');                                      \
  } while (0)

int main(int argc, char **argv) {
  (void)argv;
  bytes text;
  memcpy(&text, "a\x80z\xff\x7f.-\x81 0123456\xf0", 16);
  printf("%x\n", __builtin_ia32_pmovmskb128(text));
  printf("%x %x\n", __builtin_ia32_movmskps((floats){ -0.0f, 1, -2, 3 }),
         __builtin_ia32_movmskpd((doubles){ 1, -1e300 }));
  words w = { 1, -1, 0x7fff, -0x8000, 2, 3, 4, 5 };
  longs l = { 1, -1, 0x7fffffff, -5 };
  quads q = { -1, 0x123456789abcdefll };
  int amounts[] = { 0, 1, 15, 16, 31, 32, 63, 64, -1 };
  for (unsigned i = 0; i < sizeof amounts / sizeof *amounts; i++) {
    int by = amounts[i] + argc - 1;
    SHIFT(words, w, psllwi128);
    SHIFT(words, w, psrlwi128);
    SHIFT(words, w, psrawi128);
    SHIFT(longs, l, pslldi128);
    SHIFT(longs, l, psrldi128);
    SHIFT(longs, l, psradi128);
    SHIFT(quads, q, psllqi128);
    SHIFT(quads, q, psrlqi128);
  }
}
