#ifndef _SYS_TIME_H
#define _SYS_TIME_H
#include <tresse/cdefs.h>
#include <tresse/timespec.h>
_TRESSE_BEGIN

/* Reads the virtual clock. The second argument must be null. */
int gettimeofday(struct timeval *__restrict tv, void *__restrict zone);

_TRESSE_END
#endif
