/* strptime (POSIX) in the C locale, and tzset. The time zone is UTC. */
#include <ctype.h>
#include <time.h>

/* POSIX, tzset: what it sets. */
char *tzname[2] = { "UTC", "UTC" };
long timezone;
int daylight;
void tzset(void) {}

static const char *parse(const char *s, const char *format, struct tm *tm, struct tm *seen);

static const char *after_spaces(const char *s) {
  while (isspace((unsigned char)*s))
    s++;
  return s;
}

/* A number of at most so many digits, in these bounds. As in glibc it ends before a digit with which
   it could only be too large. */
static const char *parse_count(const char *s, int digits, int least, int most, int *to) {
  int n = 0, any = 0;
  for (s = after_spaces(s); digits > 0 && isdigit((unsigned char)*s); digits--, any = 1) {
    if (any && 10 * n > most)
      break;
    n = 10 * n + *s++ - '0';
  }
  if (!any || n < least || n > most)
    return NULL;
  *to = n;
  return s;
}

/* One of these names, whole or its first three letters, whatever their case. */
static const char *parse_name(const char *s, const char (*names)[10], int n, int *to) {
  for (int i = 0; i < n; i++) {
    size_t lengths[] = { strlen(names[i]), 3 };
    for (int j = 0; j < 2; j++)
      if (strncasecmp(s, names[i], lengths[j]) == 0) {
        *to = i;
        return s + lengths[j];
      }
  }
  return NULL;
}

/* The years of a century that %C has not named: from 1969 to 2068. */
static int year_of(int year) { return year < 69 ? year + 100 : year; }

/* What the parts say together: the day of the week and of the year, from the date, as in glibc with
   the year that was in `tm` if no other was there; and the date, from the day of the year. `seen`
   has a 1 for each part that was there. */
static void complete(struct tm *tm, const struct tm *seen) {
  long long year = 1900ll + tm->tm_year;
  int leap = is_leap(year);
  if (seen->tm_year && seen->tm_yday && !seen->tm_mon && !seen->tm_mday) {
    int month = 11;
    while (start_of(month, leap) > tm->tm_yday)
      month--;
    tm->tm_mon = month;
    tm->tm_mday = tm->tm_yday - start_of(month, leap) + 1;
  } else if (!(seen->tm_mon && seen->tm_mday)) {
    return;
  }
  tm->tm_yday = start_of(tm->tm_mon, leap) + tm->tm_mday - 1;
  if (!seen->tm_wday) {
    long long days = days_of(year, tm->tm_mon, tm->tm_mday) + 4;
    tm->tm_wday = (int)((days % 7 + 7) % 7);
  }
}

/* %p comes before or after the hour of twelve: seen->tm_isdst keeps 1 for AM, 2 for PM, and
   seen->tm_hour is 2 for such an hour. */
static void halve(struct tm *tm, struct tm *seen) {
  if (seen->tm_hour == 2 && seen->tm_isdst) {
    tm->tm_hour = tm->tm_hour % 12 + (seen->tm_isdst == 2 ? 12 : 0);
    seen->tm_hour = 1;
  }
}

/* `+hh`, `+hhmm`, `+hh:mm`, or `Z`. */
static const char *parse_zone(const char *s, struct tm *tm) {
  int digits = 0, value = 0, sign = *s == '-' ? -1 : 1;
  if (*s != 'Z' && *s != '+' && *s != '-')
    return NULL;
  if (*s++ != 'Z') {
    for (; digits < 4 && isdigit((unsigned char)*s); digits++) {
      value = 10 * value + *s++ - '0';
      s += digits == 1 && *s == ':' && isdigit((unsigned char)s[1]);
    }
    value *= digits == 2 ? 100 : 1;
    if ((digits != 2 && digits != 4) || value % 100 >= 60)
      return NULL;
  }
  tm->tm_gmtoff = sign * (value / 100 * 3600 + value % 100 * 60);
  return s;
}

static const char *parse_one(const char *s, char c, struct tm *tm, struct tm *seen) {
  int n;
  switch (c) {
  case 'a':
  case 'A':
    seen->tm_wday = 1;
    return parse_name(s, day_names, 7, &tm->tm_wday);
  case 'b':
  case 'B':
  case 'h':
    seen->tm_mon = 1;
    return parse_name(s, month_names, 12, &tm->tm_mon);
  case 'c': return parse(s, "%a %b %e %H:%M:%S %Y", tm, seen);
  case 'd':
  case 'e':
    seen->tm_mday = 1;
    return parse_count(s, 2, 1, 31, &tm->tm_mday);
  case 'D':
  case 'x': return parse(s, "%m/%d/%y", tm, seen);
  case 'F': return parse(s, "%Y-%m-%d", tm, seen);
  case 'H':
  case 'k':
    seen->tm_hour = 1;
    return parse_count(s, 2, 0, 23, &tm->tm_hour);
  case 'I':
  case 'l':
    s = parse_count(s, 2, 1, 12, &n);
    if (s)
      tm->tm_hour = n % 12, seen->tm_hour = 2, halve(tm, seen);
    return s;
  case 'j':
    s = parse_count(s, 3, 1, 366, &n);
    if (s)
      tm->tm_yday = n - 1, seen->tm_yday = 1;
    return s;
  case 'm':
    s = parse_count(s, 2, 1, 12, &n);
    if (s)
      tm->tm_mon = n - 1, seen->tm_mon = 1;
    return s;
  case 'M': return parse_count(s, 2, 0, 59, &tm->tm_min);
  case 'n':
  case 't': return after_spaces(s);
  case 'p':
    if (strncasecmp(s, "AM", 2) != 0 && strncasecmp(s, "PM", 2) != 0)
      return NULL;
    seen->tm_isdst = toupper((unsigned char)*s) == 'P' ? 2 : 1;
    halve(tm, seen);
    return s + 2;
  case 'r': return parse(s, "%I:%M:%S %p", tm, seen);
  case 'R': return parse(s, "%H:%M", tm, seen);
  case 'S': return parse_count(s, 2, 0, 61, &tm->tm_sec);
  case 'T':
  case 'X': return parse(s, "%H:%M:%S", tm, seen);
  case 'w':
    seen->tm_wday = 1;
    return parse_count(s, 1, 0, 6, &tm->tm_wday);
  case 'y':
    s = parse_count(s, 2, 0, 99, &n);
    if (s)
      tm->tm_year = year_of(n), seen->tm_year = 1;
    return s;
  case 'Y':
    s = parse_count(s, 4, 0, 9999, &n);
    if (s)
      tm->tm_year = n - 1900, seen->tm_year = 1;
    return s;
  case 'z': return parse_zone(after_spaces(s), tm);
  case '%': return *s == '%' ? s + 1 : NULL;
  default: __tresse_unsupported("strptime with a directive other than those of dates and times");
  }
}

static const char *parse(const char *s, const char *format, struct tm *tm, struct tm *seen) {
  for (; s && *format; format++) {
    if (isspace((unsigned char)*format)) {
      s = after_spaces(s);
    } else if (*format != '%') {
      s = *s == *format ? s + 1 : NULL;
    } else {
      format++;
      if (*format == 'E' || *format == 'O')
        format++;
      s = parse_one(s, *format, tm, seen);
    }
  }
  return s;
}

char *strptime(const char *restrict s, const char *restrict format, struct tm *restrict tm) {
  struct tm seen = { 0 };
  if (s == NULL)
    __tresse_misuse("strptime of a null pointer");
  s = parse(s, format, tm, &seen);
  if (s)
    complete(tm, &seen);
  return (char *)s;
}
