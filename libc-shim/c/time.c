/* Time over the virtual clock. All clocks show it, those of CPU time from 0 on, and all others from
   CLOCK_START on. */
#include <sys/time.h>
#include <time.h>

#define SECOND 1000000000ull

/* When the program starts: on 12 January 1970. At the Epoch time() would be 0, as it never is, and
   what was "last done at 0" would have been done just now. Milliseconds still fit into 32 bits. */
#define CLOCK_START (1000000 * SECOND)

static unsigned long long clock_now(void) { return CLOCK_START + __tresse_now(); }

static struct timespec at_nanosecond(unsigned long long now) {
  return (struct timespec){ (time_t)(now / SECOND), (long)(now % SECOND) };
}

static int valid(const struct timespec *t) {
  return t->tv_sec >= 0 && t->tv_nsec >= 0 && t->tv_nsec < (long)SECOND;
}

/* Nanoseconds, or as many as fit. */
static unsigned long long nanoseconds(const struct timespec *t) {
  unsigned long long seconds = (unsigned long long)t->tv_sec, result;
  if (__builtin_mul_overflow(seconds, SECOND, &result) ||
      __builtin_add_overflow(result, (unsigned long long)t->tv_nsec, &result))
    return ULLONG_MAX;
  return result;
}

/* Nanoseconds from the start of the program until then; 0 if that is over. */
static unsigned long long since_start(const struct timespec *when) {
  unsigned long long result = nanoseconds(when);
  if (when->tv_sec < 0 || result < CLOCK_START)
    return 0;
  return result == ULLONG_MAX ? ULLONG_MAX : result - CLOCK_START;
}

/* Clocks of CPU time start with the program. */
static int is_cpu_clock(clockid_t clock) {
  return clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID;
}

static int known_clock(clockid_t clock) {
  return (clock >= CLOCK_REALTIME && clock <= CLOCK_BOOTTIME_ALARM) || clock == CLOCK_TAI;
}

int clock_gettime(clockid_t clock, struct timespec *out) {
  if (!known_clock(clock)) {
    errno = EINVAL;
    return -1;
  }
  *out = at_nanosecond(is_cpu_clock(clock) ? __tresse_now() : clock_now());
  return 0;
}

/* Of this process alone. */
int clock_getcpuclockid(int process, clockid_t *clock) {
  if (process != 0 && process != getpid())
    return ESRCH;
  *clock = CLOCK_PROCESS_CPUTIME_ID;
  return 0;
}

int clock_getres(clockid_t clock, struct timespec *out) {
  if (!known_clock(clock)) {
    errno = EINVAL;
    return -1;
  }
  if (out)
    *out = (struct timespec){ 0, 1 };
  return 0;
}

int timespec_get(struct timespec *out, int base) {
  if (base != TIME_UTC)
    return 0;
  *out = at_nanosecond(clock_now());
  return base;
}

int gettimeofday(struct timeval *tv, void *zone) {
  (void)zone;
  unsigned long long now = clock_now();
  *tv = (struct timeval){ (time_t)(now / SECOND), (suseconds_t)(now % SECOND / 1000) };
  return 0;
}

time_t time(time_t *out) {
  time_t now = (time_t)(clock_now() / SECOND);
  if (out)
    *out = now;
  return now;
}

clock_t clock(void) { return (clock_t)(__tresse_now() / (SECOND / CLOCKS_PER_SEC)); }
double difftime(time_t later, time_t earlier) { return (double)later - (double)earlier; }

/* Nothing interrupts a sleep, so nothing is ever left of it. */
int clock_nanosleep(clockid_t clock, int flags, const struct timespec *when,
                    struct timespec *left) {
  (void)left;
  if (!known_clock(clock) || clock == CLOCK_THREAD_CPUTIME_ID || !valid(when))
    return EINVAL;
  /* As on Linux. */
  if (clock > CLOCK_THREAD_CPUTIME_ID && clock < CLOCK_BOOTTIME)
    return EOPNOTSUPP;
  if (flags & TIMER_ABSTIME) {
    unsigned long long now = __tresse_now();
    unsigned long long until = is_cpu_clock(clock) ? nanoseconds(when) : since_start(when);
    __tresse_sleep_end(now, until > now ? until - now : 0);
  } else {
    __tresse_sleep(nanoseconds(when));
  }
  return 0;
}

/* Without a look at the clock. */
int nanosleep(const struct timespec *length, struct timespec *left) {
  (void)left;
  if (!valid(length)) {
    errno = EINVAL;
    return -1;
  }
  __tresse_sleep(nanoseconds(length));
  return 0;
}

/* --- the calendar ---------------------------------------------------------------------------- */

/* Days since the Epoch of a day of the proleptic Gregorian calendar; months from 0, which may be too
   many or too few (POSIX, "Seconds Since the Epoch"). */
static long long days_of(long long year, long long month, long long day) {
  year += month >= 0 ? month / 12 : -((11 - month) / 12);
  month = (month % 12 + 12) % 12;
  /* Years that begin in March have the leap day at their end. */
  long long shifted = month < 2 ? year - 1 : year;
  long long era = (shifted >= 0 ? shifted : shifted - 399) / 400, of_era = shifted - era * 400;
  long long of_year = (153 * ((month + 10) % 12) + 2) / 5 + day - 1;
  return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}

static int is_leap(long long year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

static const unsigned short month_starts[13] = { 0,   31,  59,  90,  120, 151, 181,
                                                 212, 243, 273, 304, 334, 365 };

static int start_of(int month, int leap) { return month_starts[month] + (leap && month > 1); }

struct tm *gmtime_r(const time_t *when, struct tm *to) {
  long long time = *when, day = time / 86400, second = time % 86400;
  if (second < 0)
    second += 86400, day--;
  long long year = 1970 + day / 366; /* at most the year, and not far off */
  if (day < 0)
    year = 1970 + day / 365 - 1;
  year += (day - days_of(year, 0, 1)) / 366;
  while (days_of(year + 1, 0, 1) <= day)
    year++;
  while (days_of(year, 0, 1) > day)
    year--;
  if (year - 1900 > INT_MAX || year - 1900 < INT_MIN) {
    errno = EOVERFLOW;
    return NULL;
  }
  int of_year = (int)(day - days_of(year, 0, 1)), leap = is_leap(year), month = 11;
  while (start_of(month, leap) > of_year)
    month--;
  to->tm_sec = (int)(second % 60);
  to->tm_min = (int)(second / 60 % 60);
  to->tm_hour = (int)(second / 3600);
  to->tm_mday = of_year - start_of(month, leap) + 1;
  to->tm_mon = month;
  to->tm_year = (int)(year - 1900);
  to->tm_wday = (int)(((day + 4) % 7 + 7) % 7);
  to->tm_yday = of_year;
  to->tm_isdst = 0;
  to->tm_gmtoff = 0;
  to->tm_zone = "GMT";
  return to;
}

/* The zone is UTC, as where nothing says what it is. */
struct tm *localtime_r(const time_t *when, struct tm *to) {
  struct tm *made = gmtime_r(when, to);
  if (made)
    made->tm_zone = "UTC";
  return made;
}

/* One for all threads, as the standard has it: two threads race. */
static struct tm broken_down;
struct tm *gmtime(const time_t *when) { return gmtime_r(when, &broken_down); }
struct tm *localtime(const time_t *when) { return localtime_r(when, &broken_down); }

/* C11 7.27.2.3: members may be out of their ranges, and come out within them. */
static time_t counted(struct tm *tm, struct tm *(*again)(const time_t *, struct tm *)) {
  long long days = days_of(1900ll + tm->tm_year, tm->tm_mon, 1) + tm->tm_mday - 1;
  long long seconds = days * 86400 + tm->tm_hour * 3600ll + tm->tm_min * 60ll + tm->tm_sec;
  time_t time = (time_t)seconds;
  struct tm made;
  if (time != seconds || again(&time, &made) == NULL) {
    errno = EOVERFLOW;
    return -1;
  }
  *tm = made;
  return time;
}

time_t timegm(struct tm *tm) { return counted(tm, gmtime_r); }
time_t mktime(struct tm *tm) { return counted(tm, localtime_r); }

static const char day_names[7][10] = { "Sunday",   "Monday", "Tuesday", "Wednesday",
                                       "Thursday", "Friday", "Saturday" };
static const char month_names[12][10] = { "January",   "February", "March",    "April",
                                          "May",       "June",     "July",     "August",
                                          "September", "October",  "November", "December" };

/* ISO 8601: the week, and by how many the year of it differs. */
static int iso_week(const struct tm *tm, int *years) {
  int monday_based = (tm->tm_wday + 6) % 7, week = (tm->tm_yday - monday_based + 10) / 7;
  long long year = 1900ll + tm->tm_year;
  *years = 0;
  if (week < 1) {
    int last = tm->tm_yday + 365 + is_leap(year - 1);
    *years = -1;
    return (last - monday_based + 10) / 7;
  }
  if (week == 53 && tm->tm_yday - monday_based + 3 >= 365 + is_leap(year)) {
    *years = 1;
    return 1;
  }
  return week;
}

static void put_part(struct text *t, const char *name, int most) {
  for (int i = 0; i < most && name[i]; i++)
    put(t, name[i]);
}

static void put_count(struct text *t, long long n, int width, char fill) {
  char digits[24];
  int length = snprintf(digits, sizeof digits, fill == '0' ? "%0*lld" : "%*lld", width, n);
  for (int i = 0; i < length; i++)
    put(t, digits[i]);
}

static void put_time(struct text *t, const char *format, const struct tm *tm) {
  long long year = 1900ll + tm->tm_year;
  int hour = tm->tm_hour % 12 ? tm->tm_hour % 12 : 12, years, week = iso_week(tm, &years);
  for (; *format; format++) {
    if (*format != '%') {
      put(t, *format);
      continue;
    }
    format++;
    if (*format == 'E' || *format == 'O')
      format++;
    switch (*format) {
    case 'a': put_part(t, day_names[tm->tm_wday], 3); break;
    case 'A': put_part(t, day_names[tm->tm_wday], 9); break;
    case 'b':
    case 'h': put_part(t, month_names[tm->tm_mon], 3); break;
    case 'B': put_part(t, month_names[tm->tm_mon], 9); break;
    case 'c': put_time(t, "%a %b %e %H:%M:%S %Y", tm); break;
    case 'C': put_count(t, year / 100 - (year % 100 < 0), 2, '0'); break;
    case 'd': put_count(t, tm->tm_mday, 2, '0'); break;
    case 'D':
    case 'x': put_time(t, "%m/%d/%y", tm); break;
    case 'e': put_count(t, tm->tm_mday, 2, ' '); break;
    case 'F': put_time(t, "%Y-%m-%d", tm); break;
    case 'g': put_count(t, ((year + years) % 100 + 100) % 100, 2, '0'); break;
    case 'G': put_count(t, year + years, 1, '0'); break;
    case 'H': put_count(t, tm->tm_hour, 2, '0'); break;
    case 'I': put_count(t, hour, 2, '0'); break;
    case 'j': put_count(t, tm->tm_yday + 1, 3, '0'); break;
    case 'm': put_count(t, tm->tm_mon + 1, 2, '0'); break;
    case 'M': put_count(t, tm->tm_min, 2, '0'); break;
    case 'n': put(t, '\n'); break;
    case 'p': put_part(t, tm->tm_hour < 12 ? "AM" : "PM", 2); break;
    case 'r': put_time(t, "%I:%M:%S %p", tm); break;
    case 'R': put_time(t, "%H:%M", tm); break;
    case 's': {
      struct tm copy = *tm;
      put_count(t, mktime(&copy), 1, '0');
      break;
    }
    case 'S': put_count(t, tm->tm_sec, 2, '0'); break;
    case 't': put(t, '\t'); break;
    case 'T':
    case 'X': put_time(t, "%H:%M:%S", tm); break;
    case 'u': put_count(t, tm->tm_wday ? tm->tm_wday : 7, 1, '0'); break;
    case 'U': put_count(t, (tm->tm_yday + 7 - tm->tm_wday) / 7, 2, '0'); break;
    case 'V': put_count(t, week, 2, '0'); break;
    case 'w': put_count(t, tm->tm_wday, 1, '0'); break;
    case 'W': put_count(t, (tm->tm_yday + 7 - (tm->tm_wday + 6) % 7) / 7, 2, '0'); break;
    case 'y': put_count(t, (year % 100 + 100) % 100, 2, '0'); break;
    case 'Y': put_count(t, year, 1, '0'); break;
    case 'z': put_part(t, "+0000", 5); break;
    /* C knows no such member, and a program may leave it out. */
    case 'Z': put_part(t, tm->tm_zone ? tm->tm_zone : "UTC", 9); break;
    case '%': put(t, '%'); break;
    default: __tresse_unsupported("strftime with a directive that C11 does not have");
    }
  }
}

size_t strftime(char *to, size_t n, const char *format, const struct tm *tm) {
  struct text t;
  open_text(&t);
  put_time(&t, format, tm);
  size_t length = t.error || t.length >= n ? 0 : t.length;
  if (length)
    memcpy(to, t.at, length);
  if (!t.error && t.length < n)
    to[length] = 0;
  close_text(&t);
  return length;
}

char *asctime_r(const struct tm *tm, char *to) {
  if (tm->tm_wday < 0 || tm->tm_wday > 6 || tm->tm_mon < 0 || tm->tm_mon > 11)
    __tresse_misuse("asctime of what is no time");
  snprintf(to, 26, "%.3s %.3s%3d %.2d:%.2d:%.2d %lld\n", day_names[tm->tm_wday],
           month_names[tm->tm_mon], tm->tm_mday, tm->tm_hour, tm->tm_min, tm->tm_sec,
           1900ll + tm->tm_year);
  return to;
}

static char time_text[64];
char *asctime(const struct tm *tm) { return asctime_r(tm, time_text); }

char *ctime_r(const time_t *when, char *to) {
  struct tm tm;
  return localtime_r(when, &tm) ? asctime_r(&tm, to) : NULL;
}

char *ctime(const time_t *when) { return ctime_r(when, time_text); }
