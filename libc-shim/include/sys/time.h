#ifndef _SYS_TIME_H
#define _SYS_TIME_H
#include <tresse/cdefs.h>
#include <tresse/timespec.h>
#include <tresse/glibc.h>
#if defined _TRESSE_GLIBC && __has_include(<sys/select.h>)
#include <sys/select.h>
#endif
_TRESSE_BEGIN

/* Reads the virtual clock. The second argument must be null. */
int gettimeofday(struct timeval *__restrict tv, void *__restrict zone);

#define timerclear(t) ((t)->tv_sec = (t)->tv_usec = 0)
#define timerisset(t) ((t)->tv_sec || (t)->tv_usec)
#define timercmp(a, b, op) \
  ((a)->tv_sec == (b)->tv_sec ? (a)->tv_usec op(b)->tv_usec : (a)->tv_sec op(b)->tv_sec)
#define timeradd(a, b, sum)                           \
  do {                                                \
    (sum)->tv_sec = (a)->tv_sec + (b)->tv_sec;        \
    (sum)->tv_usec = (a)->tv_usec + (b)->tv_usec;     \
    if ((sum)->tv_usec >= 1000000) {                  \
      ++(sum)->tv_sec;                                \
      (sum)->tv_usec -= 1000000;                      \
    }                                                 \
  } while (0)
#define timersub(a, b, difference)                        \
  do {                                                    \
    (difference)->tv_sec = (a)->tv_sec - (b)->tv_sec;     \
    (difference)->tv_usec = (a)->tv_usec - (b)->tv_usec;  \
    if ((difference)->tv_usec < 0) {                      \
      --(difference)->tv_sec;                             \
      (difference)->tv_usec += 1000000;                   \
    }                                                     \
  } while (0)

#ifdef _GNU_SOURCE
#define TIMEVAL_TO_TIMESPEC(from, to) \
  ((void)((to)->tv_sec = (from)->tv_sec, (to)->tv_nsec = (from)->tv_usec * 1000))
#define TIMESPEC_TO_TIMEVAL(to, from) \
  ((void)((to)->tv_sec = (from)->tv_sec, (to)->tv_usec = (from)->tv_nsec / 1000))
#endif

/* Declared only: an execution that calls one of these ends there (T0901). */
struct itimerval {
  struct timeval it_interval, it_value;
};
struct timezone {
  int tz_minuteswest, tz_dsttime;
};
#define ITIMER_REAL 0
#define ITIMER_VIRTUAL 1
#define ITIMER_PROF 2
int getitimer(int which, struct itimerval *to);
int setitimer(int which, const struct itimerval *__restrict timer, struct itimerval *__restrict old);
int settimeofday(const struct timeval *t, const struct timezone *zone);
int utimes(const char *name, const struct timeval *times);

_TRESSE_END
#endif
