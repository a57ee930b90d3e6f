/* Time over the virtual clock. Every clock shows it, and it starts at the Epoch. */
#include <sys/time.h>
#include <time.h>

#define SECOND 1000000000ull

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

static int known_clock(clockid_t clock) {
  return clock >= CLOCK_REALTIME && clock <= CLOCK_THREAD_CPUTIME_ID;
}

int clock_gettime(clockid_t clock, struct timespec *out) {
  if (!known_clock(clock)) {
    errno = EINVAL;
    return -1;
  }
  *out = at_nanosecond(__tresse_now());
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
  *out = at_nanosecond(__tresse_now());
  return base;
}

int gettimeofday(struct timeval *tv, void *zone) {
  (void)zone;
  unsigned long long now = __tresse_now();
  *tv = (struct timeval){ (time_t)(now / SECOND), (suseconds_t)(now % SECOND / 1000) };
  return 0;
}

time_t time(time_t *out) {
  time_t now = (time_t)(__tresse_now() / SECOND);
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
  unsigned long long length = nanoseconds(when);
  if (flags & TIMER_ABSTIME) {
    unsigned long long now = __tresse_now();
    length = length > now ? length - now : 0;
  }
  __tresse_sleep(length);
  return 0;
}

int nanosleep(const struct timespec *length, struct timespec *left) {
  int error = clock_nanosleep(CLOCK_REALTIME, 0, length, left);
  if (error)
    errno = error;
  return error ? -1 : 0;
}
