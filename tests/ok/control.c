// tresse: flags -O0 -g
// switch with fall-through and ranges, goto, nested loops, Duff's device, ternaries, commas.
#include <stdio.h>

static const char *classify(int c) {
  switch (c) {
  case '0' ... '9':
    return "digit";
  case 'a' ... 'f':
    return "low";
  case ' ':
  case '\t':
    return "blank";
  default:
    return "other";
  }
}

static int days(int month, int year) {
  switch (month) {
  case 4: case 6: case 9: case 11:
    return 30;
  case 2:
    if (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0))
      return 29;
    return 28;
  default:
    return 31;
  }
}

static void copy(char *to, const char *from, int n) {
  int rounds = (n + 3) / 4;
  switch (n % 4) {
  case 0:
    do {
      *to++ = *from++;
      __attribute__((fallthrough));
    case 3:
      *to++ = *from++;
      __attribute__((fallthrough));
    case 2:
      *to++ = *from++;
      __attribute__((fallthrough));
    case 1:
      *to++ = *from++;
    } while (--rounds > 0);
  }
}

static int sparse(long long n) {
  switch (n) {
  case -1: return 1;
  case 0x7fffffffffffffffll: return 2;
  case 1000000: return 3;
  default: return 0;
  }
}

int main(void) {
  for (const char *s = "7c z\t"; *s; s++)
    printf("%s ", classify(*s));
  printf("\n%d %d %d %d\n", days(2, 2000), days(2, 1900), days(2, 2024), days(9, 1));
  char text[8] = { 0 };
  copy(text, "abcdefg", 7);
  printf("%s\n", text);
  printf("%d %d %d %d\n", sparse(-1), sparse(0x7fffffffffffffffll), sparse(1000000), sparse(5));
  int i, j;
  for (i = 1; i < 20; i++)
    for (j = 1; j < i; j++)
      if (i * j == 84)
        goto found;
found:
  printf("%d %d\n", i, j);
  int n = 27, steps = 0;
  while (n != 1 && ++steps)
    n = n % 2 ? 3 * n + 1 : n / 2;
  printf("%d\n", steps);
  int x = (n = 5, n + 1);
  do {
    if (x == 8)
      continue;
    printf("%d ", x);
  } while (++x < 10);
  printf("\n");
  return 0;
}
