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
#ifdef _GNU_SOURCE
#define SCHED_BATCH 3
#define SCHED_IDLE 5
#define SCHED_DEADLINE 6
#define SCHED_RESET_ON_FORK 0x40000000
#endif

struct sched_param {
  int sched_priority;
};

#ifdef _GNU_SOURCE
#define CPU_SETSIZE 1024
#define _TRESSE_CPU_WORD (8 * sizeof(unsigned long))
typedef struct {
  unsigned long __words[CPU_SETSIZE / _TRESSE_CPU_WORD];
} cpu_set_t;
#define _TRESSE_CPU(cpu, set) ((set)->__words[(cpu) / _TRESSE_CPU_WORD])
#define CPU_ZERO(set) ((void)__builtin_memset(set, 0, sizeof(cpu_set_t)))
#define CPU_SET(cpu, set) ((void)(_TRESSE_CPU(cpu, set) |= 1ul << (cpu) % _TRESSE_CPU_WORD))
#define CPU_CLR(cpu, set) ((void)(_TRESSE_CPU(cpu, set) &= ~(1ul << (cpu) % _TRESSE_CPU_WORD)))
#define CPU_ISSET(cpu, set) ((int)(_TRESSE_CPU(cpu, set) >> (cpu) % _TRESSE_CPU_WORD & 1))
#define CPU_COUNT(set) __tresse_cpu_count(set)
static inline int __tresse_cpu_count(const cpu_set_t *set) {
  int count = 0;
  for (unsigned i = 0; i < sizeof set->__words / sizeof *set->__words; i++)
    count += __builtin_popcountl(set->__words[i]);
  return count;
}
#define CPU_EQUAL(a, b) (__builtin_memcmp(a, b, sizeof(cpu_set_t)) == 0)
#define _TRESSE_CPU_ALL(to, a, op, b)                                   \
  do {                                                                  \
    for (unsigned __i = 0; __i < CPU_SETSIZE / _TRESSE_CPU_WORD; __i++) \
      (to)->__words[__i] = (a)->__words[__i] op(b)->__words[__i];       \
  } while (0)
#define CPU_AND(to, a, b) _TRESSE_CPU_ALL(to, a, &, b)
#define CPU_OR(to, a, b) _TRESSE_CPU_ALL(to, a, |, b)
#define CPU_XOR(to, a, b) _TRESSE_CPU_ALL(to, a, ^, b)
/* There is one size. */
#define CPU_ALLOC_SIZE(count) sizeof(cpu_set_t)
#define CPU_ALLOC(count) ((cpu_set_t *)__builtin_malloc(sizeof(cpu_set_t)))
#define CPU_FREE(set) __builtin_free(set)
#define CPU_ZERO_S(size, set) ((void)__builtin_memset(set, 0, size))
#define CPU_SET_S(cpu, size, set) CPU_SET(cpu, set)
#define CPU_CLR_S(cpu, size, set) CPU_CLR(cpu, set)
#define CPU_ISSET_S(cpu, size, set) CPU_ISSET(cpu, set)
#define CPU_COUNT_S(size, set) CPU_COUNT(set)
#define CPU_EQUAL_S(size, a, b) CPU_EQUAL(a, b)
#define CPU_AND_S(size, to, a, b) CPU_AND(to, a, b)
#define CPU_OR_S(size, to, a, b) CPU_OR(to, a, b)
#define CPU_XOR_S(size, to, a, b) CPU_XOR(to, a, b)
#endif

int sched_yield(void);
int sched_get_priority_max(int policy);
int sched_get_priority_min(int policy);
/* Declared only: an execution that calls it ends there (T0901). */
struct timespec;
int sched_rr_get_interval(pid_t process, struct timespec *to);
#ifdef _GNU_SOURCE
int sched_getaffinity(pid_t process, size_t size, cpu_set_t *to);
int sched_getcpu(void);
int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *to);
int sched_setaffinity(pid_t process, size_t size, const cpu_set_t *from);
int pthread_setaffinity_np(pthread_t thread, size_t size, const cpu_set_t *from);
#endif

/* Of the thread that calls. */
int sched_getparam(pid_t process, struct sched_param *to);
int sched_setparam(pid_t process, const struct sched_param *from);
int sched_getscheduler(pid_t process);
int sched_setscheduler(pid_t process, int policy, const struct sched_param *from);

_TRESSE_END
#endif
