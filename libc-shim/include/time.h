/* Time is virtual: it stands still while threads compute, and moves on when they sleep. */
#ifndef _TIME_H
#define _TIME_H
#include <tresse/cdefs.h>
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
int nanosleep(const struct timespec *length, struct timespec *left);
int clock_nanosleep(clockid_t clock, int flags, const struct timespec *when, struct timespec *left);
int timespec_get(struct timespec *out, int base);

_TRESSE_END
#endif
