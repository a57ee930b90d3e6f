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
/* Where a processor's bit is, or null: a set of `size` bytes has no place for it. */
static inline unsigned long *__tresse_cpu(size_t cpu, size_t size, const cpu_set_t *set) {
  return cpu / 8 < size ? (unsigned long *)set + cpu / _TRESSE_CPU_WORD : (unsigned long *)0;
}
static inline unsigned long __tresse_cpu_bit(size_t cpu) { return 1ul << cpu % _TRESSE_CPU_WORD; }
static inline void __tresse_cpu_set(size_t cpu, size_t size, cpu_set_t *set) {
  unsigned long *word = __tresse_cpu(cpu, size, set);
  if (word)
    *word |= __tresse_cpu_bit(cpu);
}
static inline void __tresse_cpu_clear(size_t cpu, size_t size, cpu_set_t *set) {
  unsigned long *word = __tresse_cpu(cpu, size, set);
  if (word)
    *word &= ~__tresse_cpu_bit(cpu);
}
static inline int __tresse_cpu_is_set(size_t cpu, size_t size, const cpu_set_t *set) {
  const unsigned long *word = __tresse_cpu(cpu, size, set);
  return word && (*word & __tresse_cpu_bit(cpu)) != 0;
}
static inline int __tresse_cpu_count(size_t size, const cpu_set_t *set) {
  int count = 0;
  for (size_t i = 0; i < size / sizeof(unsigned long); i++)
    count += __builtin_popcountl(((const unsigned long *)set)[i]);
  return count;
}
static inline void __tresse_cpu_all(size_t size, cpu_set_t *to, const cpu_set_t *a, char op,
                                    const cpu_set_t *b) {
  for (size_t i = 0; i < size / sizeof(unsigned long); i++) {
    unsigned long x = ((const unsigned long *)a)[i], y = ((const unsigned long *)b)[i];
    ((unsigned long *)to)[i] = op == '&' ? x & y : op == '|' ? x | y : x ^ y;
  }
}
#define CPU_ALLOC_SIZE(count) \
  (((count) + _TRESSE_CPU_WORD - 1) / _TRESSE_CPU_WORD * sizeof(unsigned long))
#define CPU_ALLOC(count) ((cpu_set_t *)__builtin_malloc(CPU_ALLOC_SIZE(count)))
#define CPU_FREE(set) __builtin_free(set)
#define CPU_ZERO_S(size, set) ((void)__builtin_memset(set, 0, size))
#define CPU_SET_S(cpu, size, set) __tresse_cpu_set(cpu, size, set)
#define CPU_CLR_S(cpu, size, set) __tresse_cpu_clear(cpu, size, set)
#define CPU_ISSET_S(cpu, size, set) __tresse_cpu_is_set(cpu, size, set)
#define CPU_COUNT_S(size, set) __tresse_cpu_count(size, set)
#define CPU_EQUAL_S(size, a, b) (__builtin_memcmp(a, b, size) == 0)
#define CPU_AND_S(size, to, a, b) __tresse_cpu_all(size, to, a, '&', b)
#define CPU_OR_S(size, to, a, b) __tresse_cpu_all(size, to, a, '|', b)
#define CPU_XOR_S(size, to, a, b) __tresse_cpu_all(size, to, a, '^', b)
#define CPU_ZERO(set) CPU_ZERO_S(sizeof(cpu_set_t), set)
#define CPU_SET(cpu, set) CPU_SET_S(cpu, sizeof(cpu_set_t), set)
#define CPU_CLR(cpu, set) CPU_CLR_S(cpu, sizeof(cpu_set_t), set)
#define CPU_ISSET(cpu, set) CPU_ISSET_S(cpu, sizeof(cpu_set_t), set)
#define CPU_COUNT(set) CPU_COUNT_S(sizeof(cpu_set_t), set)
#define CPU_EQUAL(a, b) CPU_EQUAL_S(sizeof(cpu_set_t), a, b)
#define CPU_AND(to, a, b) CPU_AND_S(sizeof(cpu_set_t), to, a, b)
#define CPU_OR(to, a, b) CPU_OR_S(sizeof(cpu_set_t), to, a, b)
#define CPU_XOR(to, a, b) CPU_XOR_S(sizeof(cpu_set_t), to, a, b)
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
