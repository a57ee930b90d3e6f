// tresse: flags -O0 -g
// sscanf by its directives: C11 7.21.6.2.
#include <stdio.h>
#include <string.h>

static void numbers(const char *text) {
  int d = -1, i = -1, n = -1;
  unsigned x = 1;
  short h = -1;
  int count = sscanf(text, "%d %i %x %hd%n", &d, &i, &x, &h, &n);
  printf("%d: %d %d %u %d, %d\n", count, d, i, x, h, n);
}

int main(void) {
  numbers("12 0x1F ff -7 rest");
  numbers("  -3\n017\t0xA 9");
  numbers("5 nine");
  numbers("");
  double a = 0, b = 0;
  float f = 0;
  int count = sscanf("3.25e2,-0x1p-3 inf", "%lf,%lf %f", &a, &b, &f);
  printf("%d: %g %g %g\n", count, a, b, f);
  char word[8] = "", set[8] = "", one = '?', rest[8] = "";
  count = sscanf("hello,abcabz.x", "%5[a-z],%[abc]%c.%7s", word, set, &one, rest);
  printf("%d: %s %s %c %s\n", count, word, set, one, rest);
  int year, month, day;
  count = sscanf("2026-11-24", "%4d-%2d-%2d", &year, &month, &day);
  printf("%d: %d %d %d\n", count, year, month, day);
  int skipped = 0;
  count = sscanf("1 2 3", "%*d %d", &skipped);
  printf("%d: %d\n", count, skipped);
  count = sscanf("50% off", "%d%% o%s", &skipped, word);
  printf("%d: %d %s\n", count, skipped, word);
  printf("%d %d\n", sscanf("x", "y"), sscanf("", "%d", &skipped));
  return 0;
}
