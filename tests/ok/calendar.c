// tresse: flags -O0 -g
// The calendar of time.h: C11 7.27.2.3 and 7.27.3, in UTC.
#define _GNU_SOURCE
#include <stdio.h>
#include <time.h>

int main(void) {
  static const time_t times[] = { 0, 951782399, 951782400, 1795478400, -1, 4102444800 };
  char text[80];
  for (int i = 0; i < 6; i++) {
    struct tm tm = *gmtime(&times[i]);
    strftime(text, sizeof text, "%F %T %a %j %U %V %G %p %B", &tm);
    printf("%s, %s", text, asctime(&tm));
    printf("%ld\n", (long)(mktime(&tm) - times[i]));
  }
  struct tm tm = { .tm_year = 126, .tm_mon = 13, .tm_mday = 31, .tm_hour = -1 };
  time_t made = mktime(&tm);
  printf("%ld %d %d %d\n", (long)made, tm.tm_mon, tm.tm_mday, tm.tm_hour);
  printf("%g\n", difftime(times[2], times[1]));
  return 0;
}
