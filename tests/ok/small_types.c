// tresse: flags -O0 -g
// _Bool, char, short, volatile, _Thread_local, enumerations, conversions.
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

static _Thread_local int mine = 5;
static _Thread_local int zeroed[3];
static volatile int watched = 1;

enum colour { RED, GREEN = 10, BLUE };

static bool is_set(int flags, int bit) {
  return flags & 1 << bit;
}

int main(void) {
  double tenth = 0.1;
  bool b = 42, c = tenth, d = tenth > 1;
  printf("%d %d %d %d\n", b, c, d, b + c);
  b = !b;
  b |= 6;
  printf("%d %d %d\n", b, is_set(256, 8), is_set(255, 8));

  signed char s = -1;
  unsigned char u = (unsigned char)s;
  short h = (short)40000;
  uint16_t w = (uint16_t)-2;
  printf("%d %d %d %d\n", s, u, h, w);
  printf("%d %d %d\n", s == u, (unsigned)s > 5, s < (unsigned char)1);
  u += 1;
  s = SCHAR_MAX;
  w++;
  w++;
  printf("%d %d %d\n", u, s >> 1, w);
  printf("%d %d\n", -7 / 2, -7 % 2);
  printf("%d %u\n", -7 >> 1, -7u >> 1);
  char text[4] = "abc";
  text[1] -= 32;
  printf("%s %d\n", text, 'a' + 1);

  mine++;
  zeroed[2] = mine;
  printf("%d %d %d\n", mine, zeroed[0], zeroed[2]);
  for (int i = 0; i < 5; i++)
    watched += watched;
  int copy = watched;
  printf("%d\n", copy);
  enum colour e = BLUE;
  printf("%d %d %d\n", RED, e, e > GREEN);
  unsigned long n = 0;
  n--;
  printf("%d %d\n", n == ULONG_MAX, (int)sizeof(long double) >= 8);
  return 0;
}
