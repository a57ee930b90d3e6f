/* Cancellation of threads (POSIX 2.9.5), and what else has to know that a thread has ended.

   A program that names none of the functions here gets none of this: `part.rs` puts what is called
   `__tresse_cancel_NAME` in the place of NAME for programs that do. In them, a thread tells under a
   lock of its own where it is going to wait, and whoever cancels it takes it off there. A thread
   that does not wait looks at a flag. Only deferred cancellation is there. */
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <tresse/verifier.h>
#include <unistd.h>

int __tresse_plain_pthread_cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex);
int __tresse_cond_wait_begin(pthread_cond_t *cond, pthread_mutex_t *mutex);
int __tresse_cond_wait_end(pthread_cond_t *cond, pthread_mutex_t *mutex);
int __tresse_cond_expel(pthread_cond_t *cond, unsigned long thread);
int __tresse_plain_sem_wait(sem_t *sem);
int __tresse_sem_wait_heeding(sem_t *sem);
int __tresse_sem_expel(sem_t *sem, unsigned long thread);
void __tresse_once_undo(void *control);

enum { LIVES = 256 };

static struct life {
  pthread_mutex_t lock;
  /* Posted once, at the thread's end. */
  sem_t ended;
  /* Where it waits, and may be taken off. */
  pthread_cond_t *cond;
  sem_t *sem;
  _Atomic int is_cancelled;
  int is_expelled;
  int is_made, is_claimed, has_ended;
  int is_disabled, is_asynchronous;
  /* What was asked for, to be read back: any thread may run at any time. */
  _Atomic int policy, priority;
  /* Signals, one bit each: those that it blocks, those that wait for it, and those that it waits for
     (signals.c). */
  unsigned long long mask, pending, awaited;
  /* It is in sigsuspend or the like. */
  int is_suspended;
} lives[LIVES] = { { .is_made = 1 } }; /* the first thread is there */
/* No thread has a greater number. */
static _Atomic unsigned lives_end;

static struct life *life_of(pthread_t thread) {
  unsigned long number = number_of(thread);
  if (number >= LIVES)
    __tresse_unsupported("cancellation of, and joins with a time in, more than 256 threads");
  return &lives[number];
}

/* The thread ends as POSIX 2.9.5.3 says: handlers, destructors, PTHREAD_CANCELED. */
_TRESSE_NORETURN TRESSE_FRAME void __tresse_act(void) { pthread_exit(PTHREAD_CANCELED); }

/* A thread that ends, for whatever reason, is not cancelled any more (POSIX 2.9.5.2), whatever its
   handlers set. */
static TRESSE_THREAD_LOCAL int is_ending;

static int is_enabled(void) { return !is_ending && cancel_state == PTHREAD_CANCEL_ENABLE; }

/* As in Linux, what came before the request comes before what the thread does about it. */
static int is_asked_to_end(void) {
  return is_enabled() &&
         __c11_atomic_load(&life_of(pthread_self())->is_cancelled, __ATOMIC_ACQUIRE);
}

/* POSIX 2.9.5.2. */
static void cancellation_point(void) {
  if (is_asked_to_end())
    __tresse_act();
}

static void refuse_asynchronous(const struct life *life) {
  if (life->is_cancelled && life->is_asynchronous && !life->is_disabled)
    __tresse_unsupported("cancellation of a thread whose cancelability type is asynchronous");
}

int pthread_cancel(pthread_t thread) {
  struct life *life = life_of(thread);
  pthread_mutex_lock(&life->lock);
  if (!life->is_made)
    __tresse_unsupported("pthread_cancel of a thread that pthread_create has not made");
  if (life->has_ended && life->is_claimed)
    __tresse_misuse("pthread_cancel of a thread that has ended, and was joined or detached");
  if (!life->has_ended && !life->is_cancelled) {
    __c11_atomic_store(&life->is_cancelled, 1, __ATOMIC_RELEASE);
    refuse_asynchronous(life);
    if (life->cond)
      life->is_expelled = __tresse_cond_expel(life->cond, number_of(thread));
    if (life->sem)
      __tresse_sem_expel(life->sem, number_of(thread));
  }
  pthread_mutex_unlock(&life->lock);
  return 0;
}

void __tresse_cancel_pthread_testcancel(void) { cancellation_point(); }

/* What the thread has set is told to whoever cancels it. */
static int tell_how(int error) {
  if (error)
    return error;
  struct life *life = life_of(pthread_self());
  pthread_mutex_lock(&life->lock);
  life->is_disabled = !is_enabled();
  life->is_asynchronous = cancel_type;
  refuse_asynchronous(life);
  pthread_mutex_unlock(&life->lock);
  return 0;
}

int __tresse_cancel_pthread_setcancelstate(int state, int *old) {
  return tell_how(pthread_setcancelstate(state, old));
}

int __tresse_cancel_pthread_setcanceltype(int type, int *old) {
  return tell_how(pthread_setcanceltype(type, old));
}

/* --- threads --------------------------------------------------------------------------------- */

static void set_schedule(struct life *life, int policy, int priority) {
  __c11_atomic_store(&life->policy, policy, __ATOMIC_RELAXED);
  __c11_atomic_store(&life->priority, priority, __ATOMIC_RELAXED);
}

/* POSIX pthread_attr_setinheritsched: a thread has its creator's, or its attributes'. */
int __tresse_ends_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                                 void *(*run)(void *), void *argument) {
  struct life *own = life_of(pthread_self());
  int policy = __c11_atomic_load(&own->policy, __ATOMIC_RELAXED);
  int priority = __c11_atomic_load(&own->priority, __ATOMIC_RELAXED), detached = 0;
  if (attributes != NULL)
    pthread_attr_getdetachstate(attributes, &detached);
  if (attributes != NULL && attributes->__s.__inherit == PTHREAD_EXPLICIT_SCHED) {
    policy = attributes->__s.__policy;
    priority = attributes->__s.__priority;
  }
  if (has_bad_schedule(attributes))
    return EINVAL;
  unsigned long id = __tresse_thread_new();
  *thread = (pthread_t)id;
  if (detached)
    __tresse_thread_detach(id);
  struct life *life = life_of(id);
  pthread_mutex_lock(&life->lock);
  life->is_made = 1;
  __c11_atomic_fetch_max(&lives_end, (unsigned)id, __ATOMIC_RELAXED);
  life->is_claimed = detached;
  life->mask = own->mask;
  set_schedule(life, policy, priority);
  pthread_mutex_unlock(&life->lock);
  __tresse_thread_start(id, run, argument);
  return 0;
}

int pthread_setschedparam(pthread_t thread, int policy, const struct sched_param *param) {
  if (!is_schedule(policy, param->sched_priority))
    return EINVAL;
  set_schedule(life_of(thread), policy, param->sched_priority);
  return 0;
}

int pthread_getschedparam(pthread_t thread, int *policy, struct sched_param *param) {
  struct life *life = life_of(thread);
  *policy = __c11_atomic_load(&life->policy, __ATOMIC_RELAXED);
  param->sched_priority = __c11_atomic_load(&life->priority, __ATOMIC_RELAXED);
  return 0;
}

int pthread_setschedprio(pthread_t thread, int priority) {
  struct life *life = life_of(thread);
  int policy = __c11_atomic_load(&life->policy, __ATOMIC_RELAXED);
  if (!is_schedule(policy, priority))
    return EINVAL;
  set_schedule(life, policy, priority);
  return 0;
}

static void end_cancellation(void) {
  struct life *life = life_of(pthread_self());
  is_ending = 1;
  pthread_mutex_lock(&life->lock);
  life->is_disabled = 1;
  pthread_mutex_unlock(&life->lock);
}

static void tell_of_end(void) {
  struct life *life = life_of(pthread_self());
  pthread_mutex_lock(&life->lock);
  life->has_ended = 1;
  pthread_mutex_unlock(&life->lock);
  __tresse_sem_post(&life->ended);
}

_TRESSE_NORETURN TRESSE_FRAME void __tresse_ends_pthread_exit(void *value) {
  __tresse_leave_never();
  end_cancellation();
  __tresse_thread_end();
  abandon_mutexes();
  tell_of_end();
  __tresse_thread_exit(value);
}

/* A wait for a semaphore that ends when the thread is cancelled. */
static void heeding_wait(sem_t *sem) {
  if (!is_enabled()) {
    __tresse_plain_sem_wait(sem);
    return;
  }
  struct life *life = life_of(pthread_self());
  pthread_mutex_lock(&life->lock);
  int is_cancelled = life->is_cancelled;
  if (!is_cancelled)
    life->sem = sem;
  pthread_mutex_unlock(&life->lock);
  if (is_cancelled)
    __tresse_act();
  int error = __tresse_sem_wait_heeding(sem);
  pthread_mutex_lock(&life->lock);
  life->sem = NULL;
  pthread_mutex_unlock(&life->lock);
  if (error)
    __tresse_act();
}

/* Is it one that can be waited for? Other joins are for the machine to judge. */
static int is_joinable(pthread_t thread) {
  struct life *life = life_of(thread);
  pthread_mutex_lock(&life->lock);
  int is = life->is_made && !life->is_claimed && !pthread_equal(thread, pthread_self());
  pthread_mutex_unlock(&life->lock);
  return is;
}

static void claim(pthread_t thread) {
  struct life *life = life_of(thread);
  pthread_mutex_lock(&life->lock);
  life->is_claimed = 1;
  pthread_mutex_unlock(&life->lock);
}

static int join_ended(pthread_t thread, void **value) {
  void *result = __tresse_thread_join(number_of(thread));
  claim(thread);
  if (value != NULL)
    *value = result;
  return 0;
}

/* POSIX: if the thread that joins is cancelled, the other one can still be joined. The semaphore is
   given back, so that whoever joins a second time is told that this is wrong. */
int __tresse_cancel_pthread_join(pthread_t thread, void **value) {
  cancellation_point();
  if (is_joinable(thread)) {
    heeding_wait(&life_of(thread)->ended);
    __tresse_sem_post(&life_of(thread)->ended);
  }
  return join_ended(thread, value);
}

int __tresse_cancel_pthread_detach(pthread_t thread) {
  __tresse_thread_detach(number_of(thread));
  claim(thread);
  return 0;
}

/* As glibc has them: no join that tries is a cancellation point. */
int pthread_tryjoin_np(pthread_t thread, void **value) {
  if (pthread_equal(thread, pthread_self()))
    return EBUSY;
  if (is_joinable(thread)) {
    if (__tresse_sem_trywait(&life_of(thread)->ended))
      return EBUSY;
    __tresse_sem_post(&life_of(thread)->ended);
  }
  return join_ended(thread, value);
}

int pthread_timedjoin_np(pthread_t thread, void **value, const struct timespec *until) {
  cancellation_point();
  if (until == NULL)
    return __tresse_cancel_pthread_join(thread, value);
  if (!is_valid_time(until))
    return EINVAL;
  if (pthread_equal(thread, pthread_self()))
    return EDEADLK; /* as glibc; a join without a time is reported as a deadlock */
  if (is_joinable(thread)) {
    int error = sem_wait_until(&life_of(thread)->ended, until);
    if (error) {
      cancellation_point();
      return error;
    }
    __tresse_sem_post(&life_of(thread)->ended);
  }
  return join_ended(thread, value);
}

int pthread_clockjoin_np(pthread_t thread, void **value, clockid_t clock,
                         const struct timespec *until) {
  return is_wait_clock(clock) ? pthread_timedjoin_np(thread, value, until) : EINVAL;
}

/* --- waits ----------------------------------------------------------------------------------- */

int __tresse_cancel_sem_wait(sem_t *sem) {
  heeding_wait(sem);
  return 0;
}

/* A wait with a time may end at any moment: it has ended when the thread is cancelled. */
int __tresse_cancel_sem_timedwait(sem_t *sem, const struct timespec *until) {
  cancellation_point();
  int error = sem_wait_until(sem, until);
  if (error == ETIMEDOUT)
    cancellation_point();
  return sem_result(error);
}

int __tresse_cancel_sem_clockwait(sem_t *sem, clockid_t clock, const struct timespec *until) {
  return is_wait_clock(clock) ? __tresse_cancel_sem_timedwait(sem, until) : sem_result(EINVAL);
}

/* POSIX: a cancelled thread has its mutex again before its first handler is called, and has taken no
   signal. It is a waiter before its lock is free, so whoever cancels it finds it there, or finds
   that it was woken before. */
int __tresse_cancel_pthread_cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex) {
  if (!is_enabled())
    return note_waited(mutex, __tresse_plain_pthread_cond_wait(cond, mutex));
  struct life *life = life_of(pthread_self());
  pthread_mutex_lock(&life->lock);
  int is_cancelled = life->is_cancelled, error = 0;
  if (!is_cancelled) {
    error = __tresse_cond_wait_begin(cond, mutex);
    if (!error)
      life->cond = cond;
  }
  pthread_mutex_unlock(&life->lock);
  if (is_cancelled)
    __tresse_act();
  if (error)
    return error;
  error = note_waited(mutex, __tresse_cond_wait_end(cond, mutex));
  pthread_mutex_lock(&life->lock);
  life->cond = NULL;
  int is_expelled = life->is_expelled;
  pthread_mutex_unlock(&life->lock);
  if (is_expelled)
    __tresse_act();
  return error;
}

int __tresse_cancel_pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                                           const struct timespec *until) {
  cancellation_point();
  int error = cond_wait_until(cond, mutex, until);
  if (error == ETIMEDOUT)
    cancellation_point();
  return note_waited(mutex, error);
}

int __tresse_cancel_pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                                           clockid_t clock, const struct timespec *until) {
  return is_wait_clock(clock) ? __tresse_cancel_pthread_cond_timedwait(cond, mutex, until) : EINVAL;
}

/* POSIX: if the function is cancelled, it is as if pthread_once had not been called. */
TRESSE_FRAME int __tresse_cancel_pthread_once(pthread_once_t *control, void (*run)(void)) {
  __tresse_leave_refused();
  if (__tresse_once_begin(control)) {
    struct __tresse_cleanup undo = { __tresse_once_undo, control, NULL };
    __tresse_cleanup_push(&undo);
    run();
    __tresse_cleanup_pop(&undo);
    __tresse_once_end(control);
  }
  return 0;
}

/* sigwait and its kin. */
int __tresse_heed___tresse_wait_for_signal(pthread_cond_t *cond, pthread_mutex_t *mutex) {
  return __tresse_cancel_pthread_cond_wait(cond, mutex);
}

void __tresse_heed___tresse_point_of_signals(void) { cancellation_point(); }

/* POSIX 2.9.5.2: what was waited for has come, so the request may be acted upon, or stay pending. */
void __tresse_heed___tresse_end_of_suspension(void) {
  if (is_asked_to_end() && __VERIFIER_nondet_bool())
    __tresse_act();
}

/* --- calls that take their time -------------------------------------------------------------- */

/* A sleep is over at once when its thread is cancelled: what the clock shows then is too late. */
unsigned __tresse_cancel_sleep(unsigned seconds) {
  cancellation_point();
  __tresse_sleep(seconds * SECOND);
  cancellation_point();
  return 0;
}

int __tresse_cancel_usleep(useconds_t microseconds) {
  cancellation_point();
  __tresse_sleep(microseconds * 1000ull);
  cancellation_point();
  return 0;
}

int __tresse_cancel_nanosleep(const struct timespec *length, struct timespec *left) {
  cancellation_point();
  int result = nanosleep(length, left);
  cancellation_point();
  return result;
}

int __tresse_cancel_clock_nanosleep(clockid_t clock, int flags, const struct timespec *when,
                                    struct timespec *left) {
  cancellation_point();
  int result = clock_nanosleep(clock, flags, when, left);
  cancellation_point();
  return result;
}

ssize_t __tresse_cancel_read(int fd, void *to, size_t n) {
  cancellation_point();
  return read(fd, to, n);
}

ssize_t __tresse_cancel_write(int fd, const void *from, size_t n) {
  cancellation_point();
  return write(fd, from, n);
}

ssize_t __tresse_cancel_pread(int fd, void *to, size_t n, off_t place) {
  cancellation_point();
  return pread(fd, to, n, place);
}

ssize_t __tresse_cancel_pwrite(int fd, const void *from, size_t n, off_t place) {
  cancellation_point();
  return pwrite(fd, from, n, place);
}

#if __SIZEOF_LONG__ == 8
ssize_t __tresse_cancel_pread64(int fd, void *to, size_t n, off_t place) {
  return __tresse_cancel_pread(fd, to, n, place);
}

ssize_t __tresse_cancel_pwrite64(int fd, const void *from, size_t n, off_t place) {
  return __tresse_cancel_pwrite(fd, from, n, place);
}
#endif

int __tresse_cancel_close(int fd) {
  cancellation_point();
  return close(fd);
}

int __tresse_cancel_fsync(int fd) {
  cancellation_point();
  return fsync(fd);
}

int __tresse_cancel_fdatasync(int fd) {
  cancellation_point();
  return fdatasync(fd);
}

/* Modes of files are kept by nobody. */
int __tresse_cancel_open(const char *name, int flags, ...) {
  cancellation_point();
  return open(name, flags, 0);
}

int __tresse_cancel_open64(const char *name, int flags, ...) {
  return __tresse_cancel_open(name, flags);
}

int __tresse_cancel_openat(int folder, const char *name, int flags, ...) {
  cancellation_point();
  return openat(folder, name, flags, 0);
}

int __tresse_cancel_openat64(int folder, const char *name, int flags, ...) {
  return __tresse_cancel_openat(folder, name, flags);
}

int __tresse_cancel_creat(const char *name, mode_t mode) {
  cancellation_point();
  return creat(name, mode);
}
