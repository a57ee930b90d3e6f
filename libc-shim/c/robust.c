/* Robust mutexes (POSIX pthread_mutexattr_setrobust). A thread knows which of them it holds, and
   leaves them behind at its end. A program that never asks for one gets none of this: see
   cancel.c. */
#include <pthread.h>

int __tresse_plain_pthread_mutex_lock(pthread_mutex_t *mutex);
int __tresse_plain_pthread_mutex_trylock(pthread_mutex_t *mutex);
int __tresse_plain_pthread_mutex_unlock(pthread_mutex_t *mutex);
int __tresse_plain_pthread_cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex);
void __tresse_mutex_abandon(pthread_mutex_t *mutex);

enum { ROBUST_MOST = 64 };

static TRESSE_THREAD_LOCAL pthread_mutex_t *robust_held[ROBUST_MOST];
static TRESSE_THREAD_LOCAL unsigned robust_count;

int pthread_mutexattr_setrobust(pthread_mutexattr_t *attr, int robust) {
  refuse_destroyed(attr->__kind);
  if (!EITHER(robust, PTHREAD_MUTEX_STALLED, PTHREAD_MUTEX_ROBUST))
    return EINVAL;
  attr->__kind = (attr->__kind & ~MUTEX_ROBUST) | (robust ? MUTEX_ROBUST : 0);
  return 0;
}

static int note_locked(pthread_mutex_t *mutex, int error) {
  if ((error == 0 || error == EOWNERDEAD) && (mutex->__s.__kind & MUTEX_ROBUST)) {
    if (robust_count == ROBUST_MOST)
      __tresse_unsupported("a thread that holds more than 64 robust mutexes");
    robust_held[robust_count++] = mutex;
  }
  return error;
}

int __tresse_robust_pthread_mutex_lock(pthread_mutex_t *mutex) {
  return note_locked(mutex, __tresse_plain_pthread_mutex_lock(mutex));
}

int __tresse_robust_pthread_mutex_trylock(pthread_mutex_t *mutex) {
  return note_locked(mutex, __tresse_plain_pthread_mutex_trylock(mutex));
}

int __tresse_robust_pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *until) {
  return note_locked(mutex, lock_mutex_until(mutex, until));
}

int __tresse_robust_pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock,
                                            const struct timespec *until) {
  return is_wait_clock(clock) ? __tresse_robust_pthread_mutex_timedlock(mutex, until) : EINVAL;
}

static void forget_robust(pthread_mutex_t *mutex) {
  unsigned at = robust_count;
  while (at-- > 0)
    if (robust_held[at] == mutex) {
      robust_held[at] = robust_held[--robust_count];
      break;
    }
}

int __tresse_robust_pthread_mutex_unlock(pthread_mutex_t *mutex) {
  int error = __tresse_plain_pthread_mutex_unlock(mutex);
  if (error == 0)
    forget_robust(mutex);
  return error;
}

/* A wait that has not got its mutex back leaves the thread without it. */
static int note_waited(pthread_mutex_t *mutex, int error) {
  if (error == ENOTRECOVERABLE)
    forget_robust(mutex);
  return error;
}

int __tresse_robust_pthread_cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex) {
  return note_waited(mutex, __tresse_plain_pthread_cond_wait(cond, mutex));
}

int __tresse_robust_pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                                           const struct timespec *until) {
  return note_waited(mutex, cond_wait_until(cond, mutex, until));
}

int __tresse_robust_pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                                           clockid_t clock, const struct timespec *until) {
  return is_wait_clock(clock) ? __tresse_robust_pthread_cond_timedwait(cond, mutex, until) : EINVAL;
}

/* At the end of a thread. */
static void abandon_mutexes(void) {
  while (robust_count > 0)
    __tresse_mutex_abandon(robust_held[--robust_count]);
}
