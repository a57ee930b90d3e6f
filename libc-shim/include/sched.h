#ifndef _SCHED_H
#define _SCHED_H
#include <tresse/cdefs.h>
#include <tresse/timespec.h>
#define __need_size_t
#define __need_NULL
#include <stddef.h>
_TRESSE_BEGIN

#define SCHED_OTHER 0
#define SCHED_FIFO 1
#define SCHED_RR 2

struct sched_param {
  int sched_priority;
};

int sched_yield(void);

_TRESSE_END
#endif
