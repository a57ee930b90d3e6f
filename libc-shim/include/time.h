/* Time is virtual: it stands still while threads compute, and moves on when they sleep. */
#ifndef _TIME_H
#define _TIME_H
#include <tresse/cdefs.h>
#include <tresse/glibc.h>
#include <tresse/timespec.h>
#define __need_size_t
#define __need_NULL
#include <stddef.h>
_TRESSE_BEGIN

#define CLOCKS_PER_SEC 1000000L
#define TIME_UTC 1

time_t time(time_t *out);
clock_t clock(void);
double difftime(time_t later, time_t earlier);
int clock_gettime(clockid_t clock, struct timespec *out);
int clock_getres(clockid_t clock, struct timespec *out);
int clock_getcpuclockid(int process, clockid_t *clock);
int nanosleep(const struct timespec *length, struct timespec *left);
int clock_nanosleep(clockid_t clock, int flags, const struct timespec *when, struct timespec *left);
int timespec_get(struct timespec *out, int base);

#ifndef __struct_tm_defined
#define __struct_tm_defined 1
struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  const char *tm_zone;
};
#endif
#ifndef __itimerspec_defined
#define __itimerspec_defined 1
struct itimerspec {
  struct timespec it_interval, it_value;
};
#endif
char *asctime(const struct tm *tm);
char *ctime(const time_t *t);
struct tm *gmtime(const time_t *t);
struct tm *localtime(const time_t *t);
time_t mktime(struct tm *tm);
size_t strftime(char *__restrict to, size_t n, const char *__restrict format,
                const struct tm *__restrict tm);
#ifdef _TRESSE_POSIX
struct __locale_struct;
size_t strftime_l(char *__restrict to, size_t n, const char *__restrict format,
                  const struct tm *__restrict tm, struct __locale_struct *locale);
char *asctime_r(const struct tm *__restrict tm, char *__restrict to);
char *ctime_r(const time_t *t, char *to);
struct tm *gmtime_r(const time_t *__restrict t, struct tm *__restrict to);
struct tm *localtime_r(const time_t *__restrict t, struct tm *__restrict to);
time_t timegm(struct tm *tm);
#endif

/* Declared only: an execution that calls one of these ends there (T0901). */
#ifdef _TRESSE_POSIX
extern char *tzname[2];
extern long timezone;
extern int daylight;
void tzset(void);
int clock_settime(clockid_t clock, const struct timespec *t);
#ifndef __timer_t_defined
#define __timer_t_defined 1
typedef void *timer_t;
#endif
struct sigevent;
int timer_create(clockid_t clock, struct sigevent *__restrict event, timer_t *__restrict timer);
int timer_delete(timer_t timer);
int timer_settime(timer_t timer, int flags, const struct itimerspec *__restrict to,
                  struct itimerspec *__restrict old);
int timer_gettime(timer_t timer, struct itimerspec *to);
int timer_getoverrun(timer_t timer);
#endif
#if defined _GNU_SOURCE || defined _XOPEN_SOURCE
char *strptime(const char *__restrict s, const char *__restrict format, struct tm *__restrict tm);
#endif

_TRESSE_END
#endif
