#ifndef _TRESSE_TIMESPEC_H
#define _TRESSE_TIMESPEC_H
#include <tresse/types.h>

/* glibc's names say what is there: its other headers come behind these. */
#ifndef _STRUCT_TIMESPEC
#define _STRUCT_TIMESPEC 1
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
#endif

#ifndef __timeval_defined
#define __timeval_defined 1
struct timeval {
  time_t tv_sec;
  suseconds_t tv_usec;
};
#endif

#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
#define CLOCK_PROCESS_CPUTIME_ID 2
#define CLOCK_THREAD_CPUTIME_ID 3
#define CLOCK_MONOTONIC_RAW 4
#define CLOCK_REALTIME_COARSE 5
#define CLOCK_MONOTONIC_COARSE 6
#define CLOCK_BOOTTIME 7
#define CLOCK_REALTIME_ALARM 8
#define CLOCK_BOOTTIME_ALARM 9
#define CLOCK_TAI 11
#define TIMER_ABSTIME 1

#endif
