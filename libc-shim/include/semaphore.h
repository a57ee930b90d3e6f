#ifndef _SEMAPHORE_H
#define _SEMAPHORE_H
#include <tresse/cdefs.h>
#include <tresse/timespec.h>
_TRESSE_BEGIN

typedef union {
  unsigned __value;
  char __bytes[_TRESSE_BY_WIDTH(32, 16)];
  long __align;
} sem_t;

#define SEM_VALUE_MAX __INT_MAX__

int sem_init(sem_t *sem, int shared, unsigned value);
int sem_destroy(sem_t *sem);
int sem_wait(sem_t *sem);
int sem_trywait(sem_t *sem);
int sem_timedwait(sem_t *__restrict sem, const struct timespec *__restrict until);
int sem_clockwait(sem_t *__restrict sem, clockid_t clock, const struct timespec *__restrict until);
int sem_post(sem_t *sem);
int sem_getvalue(sem_t *__restrict sem, int *__restrict value);

/* By names, which all threads share. */
#define SEM_FAILED ((sem_t *)0)
sem_t *sem_open(const char *name, int flags, ...);
int sem_close(sem_t *sem);
int sem_unlink(const char *name);

_TRESSE_END
#endif
