/* What is C of pthreads. The calls on library objects are rows, and the state of an object is at its
   state word; to initialise one is to write that word, after a look that it is not in use. */
#include <pthread.h>
#include <semaphore.h>

/* An attribute says that other processes share the object. There are none, so objects need not. */
enum { ATTR_SHARED = 1 << 30 };
/* What a destroyed attributes object holds. POSIX pthread_mutexattr_destroy and its kin: to use one
   that is not initialised again is undefined. Those of threads are not looked at, as every program
   that starts one would need more of the library. */
enum { ATTR_DESTROYED = -1 };

static void refuse_destroyed(int field) {
  if (field == ATTR_DESTROYED)
    __tresse_misuse("use of an attributes object that was destroyed");
}

/* What a mutex keeps of its attributes (`of_word` in machine/src/sync/mutex.rs reads it): its type,
   whether it is robust, and whether it has a priority ceiling, which has no effect here: any thread
   may run at any time. */
enum {
  MUTEX_TYPE = 7,
  MUTEX_ROBUST = 16,
  MUTEX_INHERIT = 32,
  MUTEX_PROTECT = 64,
  MUTEX_KIND = MUTEX_TYPE | MUTEX_ROBUST | MUTEX_PROTECT
};
/* The ceiling stands from this bit on. */
enum { CEILING_AT = 16, CEILING_MOST = 127 };

/* The ceiling in an attribute: as in glibc the lowest of SCHED_FIFO, if none was set. */
static int ceiling_in(int kind) {
  int ceiling = kind >> CEILING_AT & CEILING_MOST;
  return ceiling ? ceiling : 1;
}

/* --- numbers of threads ------------------------------------------------------------------------ */

/* A handle is a thread's number, but for the first thread, which is 0: C++ has no thread of that
   handle ([thread.thread.id]; a `std::thread::id` that stands for none has it). */
enum { FIRST_THREAD = 0x10000 };
unsigned long __tresse_thread_self(void);

pthread_t pthread_self(void) {
  unsigned long number = __tresse_thread_self();
  return (pthread_t)(number ? number : FIRST_THREAD);
}

static unsigned long number_of(pthread_t thread) {
  switch ((unsigned long)thread) {
  case FIRST_THREAD: return 0;
  case 0: return FIRST_THREAD; /* nobody's */
  default: return (unsigned long)thread;
  }
}

/* --- initialisers ---------------------------------------------------------------------------- */

int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attr) {
  if (attr != NULL)
    refuse_destroyed(attr->__kind);
  __tresse_renew_mutex(mutex);
  mutex->__s.__kind = attr != NULL ? attr->__kind & MUTEX_KIND : PTHREAD_MUTEX_DEFAULT;
  int has_ceiling = attr != NULL && attr->__kind & MUTEX_PROTECT;
  mutex->__s.__count = has_ceiling ? (unsigned)ceiling_in(attr->__kind) : 0;
  return 0;
}

int pthread_spin_init(pthread_spinlock_t *lock, int shared) {
  (void)shared;
  __tresse_renew_spin(lock);
  *lock = 0;
  return 0;
}

int pthread_cond_init(pthread_cond_t *cond, const pthread_condattr_t *attr) {
  if (attr != NULL)
    refuse_destroyed(attr->__clock);
  __tresse_renew_cond(cond);
  cond->__words[0] = 0;
  return 0;
}

int pthread_barrier_init(pthread_barrier_t *barrier, const pthread_barrierattr_t *attr,
                         unsigned count) {
  if (attr != NULL)
    refuse_destroyed(attr->__shared);
  if (count == 0)
    return EINVAL;
  __tresse_renew_barrier(barrier);
  *(unsigned *)barrier = count;
  return 0;
}

int pthread_rwlock_init(pthread_rwlock_t *lock, const pthread_rwlockattr_t *attr) {
  if (attr != NULL)
    refuse_destroyed(attr->__shared);
  __tresse_renew_rwlock(lock);
  lock->__s.__state = 0;
  return 0;
}

int sem_init(sem_t *sem, int shared, unsigned value) {
  (void)shared;
  if (value > SEM_VALUE_MAX) {
    errno = EINVAL;
    return -1;
  }
  __tresse_renew_sem(sem);
  sem->__value = value;
  return 0;
}

/* --- once ------------------------------------------------------------------------------------ */

TRESSE_FRAME int pthread_once(pthread_once_t *control, void (*run)(void)) {
  __tresse_leave_refused();
  if (__tresse_once_begin(control)) {
    run();
    __tresse_once_end(control);
  }
  return 0;
}

/* --- semaphores: results in errno ------------------------------------------------------------ */

static int sem_result(int error) {
  if (!error)
    return 0;
  errno = error;
  return -1;
}

int sem_trywait(sem_t *sem) { return sem_result(__tresse_sem_trywait(sem)); }
int sem_post(sem_t *sem) { return sem_result(__tresse_sem_post(sem)); }

int sem_getvalue(sem_t *sem, int *value) {
  *value = __tresse_sem_value(sem);
  return 0;
}

/* --- waits with a time ----------------------------------------------------------------------- */

/* What the time is does not matter, as it may be up at any moment. But nanoseconds out of range are
   an error, at the latest where the thread would have to wait; which of the two is as on Linux. */
static int is_valid_time(const struct timespec *until) {
  return until->tv_nsec >= 0 && until->tv_nsec < (long)SECOND;
}

/* POSIX: a wait does not time out before its time has come. Every clock shows that then. */
static int timed_out(int error, const struct timespec *until) {
  if (error == ETIMEDOUT && until->tv_sec >= 0)
    __tresse_sleep_until(since_start(until));
  return error;
}

/* The clocks that a wait can be measured by, as on Linux. */
static int is_wait_clock(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC;
}

/* POSIX: the time is looked at where the thread would have to wait. */
static int lock_mutex_until(pthread_mutex_t *mutex, const struct timespec *until) {
  if (is_valid_time(until))
    return timed_out(__tresse_mutex_timedlock(mutex, since_start(until)), until);
  int error = pthread_mutex_trylock(mutex);
  /* Whether its owner locks it again, which is told first. */
  if (error == EBUSY)
    error = __tresse_mutex_timedlock(mutex, 0);
  return error == ETIMEDOUT ? EINVAL : error;
}

int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *until) {
  return lock_mutex_until(mutex, until);
}

int pthread_rwlock_timedrdlock(pthread_rwlock_t *lock, const struct timespec *until) {
  if (!is_valid_time(until))
    return EINVAL;
  return timed_out(__tresse_rwlock_timedrdlock(lock, since_start(until)), until);
}

int pthread_rwlock_timedwrlock(pthread_rwlock_t *lock, const struct timespec *until) {
  if (!is_valid_time(until))
    return EINVAL;
  return timed_out(__tresse_rwlock_timedwrlock(lock, since_start(until)), until);
}

static int sem_wait_until(sem_t *sem, const struct timespec *until) {
  if (!is_valid_time(until))
    return EINVAL;
  return timed_out(__tresse_sem_timedwait(sem, since_start(until)), until);
}

int sem_timedwait(sem_t *sem, const struct timespec *until) {
  return sem_result(sem_wait_until(sem, until));
}

/* POSIX: the check comes before anything else, and the mutex is not given up. */
static int cond_wait_until(pthread_cond_t *cond, pthread_mutex_t *mutex,
                           const struct timespec *until) {
  if (!is_valid_time(until))
    return EINVAL;
  return timed_out(__tresse_cond_timedwait(cond, mutex, since_start(until)), until);
}

int pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                           const struct timespec *until) {
  return cond_wait_until(cond, mutex, until);
}

int pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock, const struct timespec *until) {
  return is_wait_clock(clock) ? pthread_mutex_timedlock(mutex, until) : EINVAL;
}

int pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex, clockid_t clock,
                           const struct timespec *until) {
  return is_wait_clock(clock) ? pthread_cond_timedwait(cond, mutex, until) : EINVAL;
}

int pthread_rwlock_clockrdlock(pthread_rwlock_t *lock, clockid_t clock,
                               const struct timespec *until) {
  return is_wait_clock(clock) ? pthread_rwlock_timedrdlock(lock, until) : EINVAL;
}

int pthread_rwlock_clockwrlock(pthread_rwlock_t *lock, clockid_t clock,
                               const struct timespec *until) {
  return is_wait_clock(clock) ? pthread_rwlock_timedwrlock(lock, until) : EINVAL;
}

int sem_clockwait(sem_t *sem, clockid_t clock, const struct timespec *until) {
  return is_wait_clock(clock) ? sem_timedwait(sem, until) : sem_result(EINVAL);
}

/* --- thread-specific data and clean-up -------------------------------------------------------- */

/* A key is never given out twice, so no thread can find the value of an older key under it. */
enum { KEY_NONE, KEY_LIVE, KEY_DELETED };

static struct {
  _Atomic int state;
  void (*destructor)(void *);
} keys[PTHREAD_KEYS_MAX];
static unsigned keys_made;
static pthread_mutex_t keys_lock = PTHREAD_MUTEX_INITIALIZER;

static TRESSE_THREAD_LOCAL void *key_values[PTHREAD_KEYS_MAX];
/* All values from this one on are null. */
static TRESSE_THREAD_LOCAL unsigned key_values_end;
static TRESSE_THREAD_LOCAL struct __tresse_cleanup *cleanup_handlers;

static int key_state(pthread_key_t key) {
  return key < PTHREAD_KEYS_MAX ? __c11_atomic_load(&keys[key].state, __ATOMIC_RELAXED) : KEY_NONE;
}

static void check_key(pthread_key_t key) {
  int state = key_state(key);
  if (state != KEY_LIVE)
    __tresse_misuse(state == KEY_DELETED ? "pthread_key: the key is used after it was deleted"
                                         : "pthread_key: there is no such key");
}

int pthread_key_create(pthread_key_t *key, void (*destructor)(void *)) {
  pthread_mutex_lock(&keys_lock);
  unsigned made = keys_made;
  if (made < PTHREAD_KEYS_MAX)
    keys_made = made + 1;
  pthread_mutex_unlock(&keys_lock);
  if (made == PTHREAD_KEYS_MAX)
    return EAGAIN;
  keys[made].destructor = destructor;
  __c11_atomic_store(&keys[made].state, KEY_LIVE, __ATOMIC_RELAXED);
  *key = made;
  return 0;
}

/* glibc's name, by which C++ headers find out whether there are threads. */
int __pthread_key_create(pthread_key_t *key, void (*destructor)(void *)) {
  return pthread_key_create(key, destructor);
}

int pthread_key_delete(pthread_key_t key) {
  check_key(key);
  __c11_atomic_store(&keys[key].state, KEY_DELETED, __ATOMIC_RELAXED);
  return 0;
}

void *pthread_getspecific(pthread_key_t key) {
  check_key(key);
  return key_values[key];
}

int pthread_setspecific(pthread_key_t key, const void *value) {
  check_key(key);
  key_values[key] = (void *)value;
  if (value && key >= key_values_end)
    key_values_end = key + 1;
  return 0;
}

void __tresse_cleanup_push(struct __tresse_cleanup *handler) {
  handler->__outer = cleanup_handlers;
  cleanup_handlers = handler;
}

void __tresse_cleanup_pop(struct __tresse_cleanup *handler) { cleanup_handlers = handler->__outer; }

/* For the machine to call in a thread that ends, by pthread_exit (while the frames of its functions
   are still there) or by returning from its first function. */
void __tresse_thread_end(void) {
  for (struct __tresse_cleanup *handler; (handler = cleanup_handlers) != NULL;) {
    cleanup_handlers = handler->__outer;
    handler->__run(handler->__argument);
  }
  run_thread_records();
  for (int round = 0, again = 1; again && round < PTHREAD_DESTRUCTOR_ITERATIONS; round++) {
    again = 0;
    for (unsigned key = 0; key < key_values_end; key++) {
      void *value = key_values[key];
      if (value == NULL)
        continue;
      key_values[key] = NULL;
      if (key_state(key) == KEY_LIVE && keys[key].destructor) {
        again = 1;
        keys[key].destructor(value);
      }
    }
  }
}

/* --- attributes ------------------------------------------------------------------------------ */

int pthread_attr_init(pthread_attr_t *attr) {
  memset(attr, 0, sizeof attr->__s);
  attr->__s.__guard_size = 4096;
  return 0;
}

int pthread_attr_destroy(pthread_attr_t *attr) {
  (void)attr;
  return 0;
}

/* An attribute that may only have certain values. */
static int set_if(int *field, int value, int ok) {
  if (!ok)
    return EINVAL;
  *field = value;
  return 0;
}

#define EITHER(value, a, b) ((value) == (a) || (value) == (b))

/* Priorities of SCHED_FIFO and SCHED_RR, as on Linux. */
static int is_ceiling(int ceiling) { return ceiling >= 1 && ceiling <= 99; }

int pthread_attr_setdetachstate(pthread_attr_t *attr, int state) {
  return set_if(&attr->__s.__detached, state,
                EITHER(state, PTHREAD_CREATE_JOINABLE, PTHREAD_CREATE_DETACHED));
}

int pthread_attr_getdetachstate(const pthread_attr_t *attr, int *state) {
  *state = attr->__s.__detached;
  return 0;
}

int pthread_attr_setstacksize(pthread_attr_t *attr, size_t size) {
  if (size < PTHREAD_STACK_MIN)
    return EINVAL;
  attr->__s.__stack_size = size;
  return 0;
}

/* Sizes are kept and ignored: the configuration decides (`limits`). Where nobody has set one there
   is that of Linux with its usual limit (pthread_create(3)). */
int pthread_attr_getstacksize(const pthread_attr_t *attr, size_t *size) {
  *size = attr->__s.__stack_size ? attr->__s.__stack_size : 8 << 20;
  return 0;
}

/* Both are kept, and ignored. */
int pthread_attr_setstack(pthread_attr_t *attr, void *stack, size_t size) {
  if (size < PTHREAD_STACK_MIN)
    return EINVAL;
  attr->__s.__stack = stack;
  attr->__s.__stack_size = size;
  return 0;
}

int pthread_attr_getstack(const pthread_attr_t *attr, void **stack, size_t *size) {
  *stack = attr->__s.__stack;
  *size = attr->__s.__stack_size;
  return 0;
}

int pthread_attr_setguardsize(pthread_attr_t *attr, size_t size) {
  attr->__s.__guard_size = size;
  return 0;
}

int pthread_attr_getguardsize(const pthread_attr_t *attr, size_t *size) {
  *size = attr->__s.__guard_size;
  return 0;
}

int pthread_attr_setscope(pthread_attr_t *attr, int scope) {
  if (scope == PTHREAD_SCOPE_PROCESS)
    return ENOTSUP;
  return set_if(&attr->__s.__scope, scope, scope == PTHREAD_SCOPE_SYSTEM);
}

int pthread_attr_getscope(const pthread_attr_t *attr, int *scope) {
  *scope = attr->__s.__scope;
  return 0;
}

int pthread_attr_setinheritsched(pthread_attr_t *attr, int inherit) {
  return set_if(&attr->__s.__inherit, inherit,
                EITHER(inherit, PTHREAD_INHERIT_SCHED, PTHREAD_EXPLICIT_SCHED));
}

int pthread_attr_getinheritsched(const pthread_attr_t *attr, int *inherit) {
  *inherit = attr->__s.__inherit;
  return 0;
}

int pthread_attr_setschedpolicy(pthread_attr_t *attr, int policy) {
  return set_if(&attr->__s.__policy, policy, policy >= SCHED_OTHER && policy <= SCHED_RR);
}

int pthread_attr_getschedpolicy(const pthread_attr_t *attr, int *policy) {
  *policy = attr->__s.__policy;
  return 0;
}

static int is_schedule(int policy, int priority) {
  return policy == SCHED_OTHER ? priority == 0
                               : EITHER(policy, SCHED_FIFO, SCHED_RR) && is_ceiling(priority);
}

/* POSIX pthread_create: EINVAL. Policies that ask for a priority have one when a thread is made. */
static int has_bad_schedule(const pthread_attr_t *attr) {
  return attr != NULL && attr->__s.__inherit == PTHREAD_EXPLICIT_SCHED &&
         !is_schedule(attr->__s.__policy, attr->__s.__priority);
}

int pthread_attr_setschedparam(pthread_attr_t *attr,
                               const struct sched_param *param) {
  if (!is_schedule(attr->__s.__policy, param->sched_priority))
    return EINVAL;
  attr->__s.__priority = param->sched_priority;
  return 0;
}

int pthread_attr_getschedparam(const pthread_attr_t *attr,
                               struct sched_param *param) {
  param->sched_priority = attr->__s.__priority;
  return 0;
}

/* The other attributes are one int: a value, and whether processes share the object. */
#define ATTRIBUTE_OBJECT(type, field)                                                   \
  int pthread_##type##_init(pthread_##type##_t *attr) {                                 \
    attr->field = 0;                                                                    \
    return 0;                                                                           \
  }                                                                                     \
  int pthread_##type##_destroy(pthread_##type##_t *attr) {                              \
    refuse_destroyed(attr->field);                                                      \
    attr->field = ATTR_DESTROYED;                                                       \
    return 0;                                                                           \
  }                                                                                     \
  int pthread_##type##_setpshared(pthread_##type##_t *attr, int shared) {               \
    refuse_destroyed(attr->field);                                                      \
    if (!EITHER(shared, PTHREAD_PROCESS_PRIVATE, PTHREAD_PROCESS_SHARED))               \
      return EINVAL;                                                                    \
    attr->field = (attr->field & ~ATTR_SHARED) | (shared ? ATTR_SHARED : 0);            \
    return 0;                                                                           \
  }                                                                                     \
  int pthread_##type##_getpshared(const pthread_##type##_t *attr, int *shared) {        \
    refuse_destroyed(attr->field);                                                      \
    *shared = attr->field & ATTR_SHARED ? PTHREAD_PROCESS_SHARED : PTHREAD_PROCESS_PRIVATE; \
    return 0;                                                                           \
  }
#define ATTRIBUTE(type, field, what, first, last)                                       \
  int pthread_##type##_set##what(pthread_##type##_t *attr, int value) {                 \
    refuse_destroyed(attr->field);                                                      \
    if (value < (first) || value > (last))                                              \
      return EINVAL;                                                                    \
    attr->field = (attr->field & ATTR_SHARED) | value;                                  \
    return 0;                                                                           \
  }                                                                                     \
  int pthread_##type##_get##what(const pthread_##type##_t *attr, int *value) {          \
    refuse_destroyed(attr->field);                                                      \
    *value = attr->field & ~ATTR_SHARED;                                                \
    return 0;                                                                           \
  }

ATTRIBUTE_OBJECT(mutexattr, __kind)

int pthread_mutexattr_settype(pthread_mutexattr_t *attr, int type) {
  refuse_destroyed(attr->__kind);
  if (type < PTHREAD_MUTEX_NORMAL || type > PTHREAD_MUTEX_ADAPTIVE_NP)
    return EINVAL;
  attr->__kind = (attr->__kind & ~MUTEX_TYPE) | type;
  return 0;
}

int pthread_mutexattr_gettype(const pthread_mutexattr_t *attr, int *type) {
  refuse_destroyed(attr->__kind);
  *type = attr->__kind & MUTEX_TYPE;
  return 0;
}
ATTRIBUTE_OBJECT(condattr, __clock)
ATTRIBUTE(condattr, __clock, clock, CLOCK_REALTIME, CLOCK_MONOTONIC)
ATTRIBUTE_OBJECT(rwlockattr, __shared)

/* A reader waits for a writer that has the lock, and for none that only wants it: that is how both
   kinds are that "prefer" somebody (glibc takes PREFER_WRITER_NP so, too). */
int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t *attr, int kind) {
  refuse_destroyed(attr->__shared);
  if (kind == PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP)
    __tresse_unsupported("a read-write lock that readers do not get while a writer waits");
  if (kind != PTHREAD_RWLOCK_PREFER_READER_NP && kind != PTHREAD_RWLOCK_PREFER_WRITER_NP)
    return EINVAL;
  attr->__shared = (attr->__shared & ATTR_SHARED) | kind;
  return 0;
}

int pthread_rwlockattr_getkind_np(const pthread_rwlockattr_t *attr, int *kind) {
  refuse_destroyed(attr->__shared);
  *kind = attr->__shared & ~ATTR_SHARED;
  return 0;
}

ATTRIBUTE_OBJECT(barrierattr, __shared)

int pthread_mutexattr_setprotocol(pthread_mutexattr_t *attr, int protocol) {
  refuse_destroyed(attr->__kind);
  if (protocol < PTHREAD_PRIO_NONE || protocol > PTHREAD_PRIO_PROTECT)
    return EINVAL;
  attr->__kind = (attr->__kind & ~(MUTEX_INHERIT | MUTEX_PROTECT)) | protocol * MUTEX_INHERIT;
  return 0;
}

int pthread_mutexattr_getprotocol(const pthread_mutexattr_t *attr, int *protocol) {
  refuse_destroyed(attr->__kind);
  *protocol = (attr->__kind & (MUTEX_INHERIT | MUTEX_PROTECT)) / MUTEX_INHERIT;
  return 0;
}

int pthread_mutexattr_setprioceiling(pthread_mutexattr_t *attr, int ceiling) {
  refuse_destroyed(attr->__kind);
  if (!is_ceiling(ceiling))
    return EINVAL;
  attr->__kind = (attr->__kind & ~(CEILING_MOST << CEILING_AT)) | ceiling << CEILING_AT;
  return 0;
}

int pthread_mutexattr_getprioceiling(const pthread_mutexattr_t *attr, int *ceiling) {
  refuse_destroyed(attr->__kind);
  *ceiling = ceiling_in(attr->__kind);
  return 0;
}

/* A mutex keeps its ceiling beside its state, which calls write meanwhile; 0: it has none. */
int pthread_mutex_getprioceiling(const pthread_mutex_t *mutex, int *ceiling) {
  unsigned kept = __atomic_load_n(&mutex->__s.__count, __ATOMIC_RELAXED);
  if (kept == 0)
    return EINVAL;
  *ceiling = (int)kept;
  return 0;
}

/* POSIX: it locks the mutex, changes the ceiling, and unlocks it. */
int pthread_mutex_setprioceiling(pthread_mutex_t *mutex, int ceiling, int *old) {
  int before;
  if (pthread_mutex_getprioceiling(mutex, &before) || !is_ceiling(ceiling))
    return EINVAL;
  int error = pthread_mutex_lock(mutex);
  if (error)
    return error;
  if (old != NULL)
    pthread_mutex_getprioceiling(mutex, old);
  __atomic_store_n(&mutex->__s.__count, (unsigned)ceiling, __ATOMIC_RELAXED);
  return pthread_mutex_unlock(mutex);
}

/* robust.c sets it. */
int pthread_mutexattr_getrobust(const pthread_mutexattr_t *attr, int *robust) {
  refuse_destroyed(attr->__kind);
  *robust = attr->__kind & MUTEX_ROBUST ? PTHREAD_MUTEX_ROBUST : PTHREAD_MUTEX_STALLED;
  return 0;
}

/* --- what makes no difference here ----------------------------------------------------------- */

/* Where nobody cancels (cancel.c is for programs that do) there is nothing to do at a cancellation
   point, and the state is a value that a thread keeps. */
static TRESSE_THREAD_LOCAL int cancel_state, cancel_type;

static int exchange_if(int *field, int value, int *old, int ok) {
  if (!ok)
    return EINVAL;
  if (old)
    *old = *field;
  *field = value;
  return 0;
}

int pthread_setcancelstate(int state, int *old) {
  return exchange_if(&cancel_state, state, old,
                     EITHER(state, PTHREAD_CANCEL_ENABLE, PTHREAD_CANCEL_DISABLE));
}

int pthread_setcanceltype(int type, int *old) {
  return exchange_if(&cancel_type, type, old,
                     EITHER(type, PTHREAD_CANCEL_DEFERRED, PTHREAD_CANCEL_ASYNCHRONOUS));
}

void pthread_testcancel(void) {}

/* There is no fork. */
int pthread_atfork(void (*prepare)(void), void (*parent)(void), void (*child)(void)) {
  (void)prepare;
  (void)parent;
  (void)child;
  return 0;
}

/* Every clock shows the same time. */
int pthread_getcpuclockid(pthread_t thread, clockid_t *clock) {
  (void)thread;
  *clock = CLOCK_THREAD_CPUTIME_ID;
  return 0;
}

int sched_get_priority_max(int policy) {
  if (policy == SCHED_FIFO || policy == SCHED_RR)
    return 99;
  return policy == SCHED_OTHER ? 0 : (int)fail(EINVAL);
}

int sched_get_priority_min(int policy) {
  if (policy == SCHED_FIFO || policy == SCHED_RR)
    return 1;
  return policy == SCHED_OTHER ? 0 : (int)fail(EINVAL);
}

/* A name is kept where the program asks for one (`part.rs`). Any thread may be named. */
enum { NAME_SIZE = 16, NAMES = 256 };
static pthread_mutex_t names_lock;
static char names_of_threads[NAMES][NAME_SIZE];

int __tresse_names_pthread_setname_np(pthread_t thread, const char *name) {
  size_t length = strnlen(name, NAME_SIZE);
  if (length == NAME_SIZE)
    return ERANGE;
  unsigned long number = number_of(thread);
  if (number >= NAMES)
    __tresse_unsupported("names of more than 256 threads");
  pthread_mutex_lock(&names_lock);
  memcpy(names_of_threads[number], name, length + 1);
  pthread_mutex_unlock(&names_lock);
  return 0;
}

int pthread_getname_np(pthread_t thread, char *name, size_t size) {
  if (size < NAME_SIZE)
    return ERANGE;
  unsigned long number = number_of(thread);
  if (number >= NAMES)
    __tresse_unsupported("names of more than 256 threads");
  pthread_mutex_lock(&names_lock);
  const char *from = names_of_threads[number];
  int is_named = from[0] != 0;
  if (is_named)
    memcpy(name, from, strnlen(from, NAME_SIZE - 1) + 1);
  pthread_mutex_unlock(&names_lock);
  if (!is_named)
    memcpy(name, "a.out", sizeof "a.out");
  return 0;
}

int pthread_setname_np(pthread_t thread, const char *name) {
  (void)thread;
  return strnlen(name, 16) < 16 ? 0 : ERANGE;
}

/* POSIX: a hint, which can be read back. */
static _Atomic int concurrency;

int pthread_setconcurrency(int level) {
  if (level < 0)
    return EINVAL;
  __c11_atomic_store(&concurrency, level, __ATOMIC_RELAXED);
  return 0;
}

int pthread_getconcurrency(void) { return __c11_atomic_load(&concurrency, __ATOMIC_RELAXED); }
