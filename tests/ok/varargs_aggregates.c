// tresse: flags -O0 -g
// Variable arguments that are no words: structs in memory, in pairs of registers and across the
// border, 16-byte alignment, long double, and two walks over the same arguments.
#include <stdarg.h>
#include <stdio.h>

struct big {
  long part[5];
};
struct mixed {
  double weight;
  int count;
};
struct small {
  char text[3];
};
struct aligned {
  _Alignas(16) long first;
  long second;
};

static void show(const char *kinds, ...) {
  va_list now, again;
  va_start(now, kinds);
  va_copy(again, now);
  for (int round = 0; round < 2; round++) {
    for (const char *kind = kinds; *kind; kind++) {
      switch (*kind) {
      case 'i':
        printf(" %d", round ? va_arg(again, int) : va_arg(now, int));
        break;
      case 'd':
        printf(" %g", round ? va_arg(again, double) : va_arg(now, double));
        break;
      case 'L':
        printf(" %Lg", round ? va_arg(again, long double) : va_arg(now, long double));
        break;
      case 'w': {
        __int128 wide = round ? va_arg(again, __int128) : va_arg(now, __int128);
        printf(" %lld:%lld", (long long)(wide >> 64), (long long)wide);
        break;
      }
      case 'B': {
        struct big big = round ? va_arg(again, struct big) : va_arg(now, struct big);
        printf(" {%ld..%ld}", big.part[0], big.part[4]);
        break;
      }
      case 'M': {
        struct mixed mixed = round ? va_arg(again, struct mixed) : va_arg(now, struct mixed);
        printf(" {%g,%d}", mixed.weight, mixed.count);
        break;
      }
      case 'S': {
        struct small small = round ? va_arg(again, struct small) : va_arg(now, struct small);
        printf(" {%.3s}", small.text);
        break;
      }
      case 'A': {
        struct aligned a = round ? va_arg(again, struct aligned) : va_arg(now, struct aligned);
        printf(" {%ld,%ld}", a.first, a.second);
        break;
      }
      }
    }
    printf(round ? "\n" : " |");
  }
  va_end(again);
  va_end(now);
}

int main(void) {
  struct big big = {{10, 20, 30, 40, 50}};
  struct mixed mixed = {2.5, 7};
  struct small small = {{'a', 'b', 'c'}};
  struct aligned aligned = {8, 9};
  __int128 wide = ((__int128)3 << 64) + 4;
  show("iiiiiii", 1, 2, 3, 4, 5, 6, 7);
  show("ddddddddddi", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11);
  show("BiBi", big, 1, big, 2);
  big.part[4] = 51;
  show("iBSM", 1, big, small, mixed);
  show("MMMM", mixed, mixed, mixed, mixed);
  show("iwiiw", 1, wide, 2, 3, wide);
  show("iAiAiA", 1, aligned, 2, aligned, 3, aligned);
  show("LiLiBL", 1.5L, 1, 2.5L, 2, big, 3.5L);
  return 0;
}
