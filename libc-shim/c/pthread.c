/* The part of pthreads that is made of mutexes and conditions. The state of an object is in the
   object, and is touched only by a thread that holds the mutex whose key is the object's address;
   the condition's key is the address of a byte inside. So a thread that waits is blocked and does
   not spin, and an object that was freed or never initialised is found by the ordinary rules for
   memory. A mutex makes more happen before: two readers of one read-write lock are ordered by it.
   POSIX asks for that of every one of these functions. */
#include <pthread.h>
#include <semaphore.h>

#define CONDITION(object) ((void *)((char *)(object) + 4))

/* --- once ------------------------------------------------------------------------------------ */

#define ONCE_DONE 2

int pthread_once(pthread_once_t *control, void (*run)(void)) {
  if (__tresse_once_begin(control)) {
    if (*control != PTHREAD_ONCE_INIT)
      __tresse_misuse("pthread_once: the control is not PTHREAD_ONCE_INIT");
    run();
    *control = ONCE_DONE;
    __tresse_once_end(control);
  } else if (*control != ONCE_DONE) {
    __tresse_misuse("pthread_once: the control has been overwritten since");
  }
  return 0;
}

/* --- read-write locks ------------------------------------------------------------------------ */

/* The state: so many readers, or one of these. A reader may enter while a writer waits. */
#define WRITER (-1)
#define DESTROYED (-2)

int pthread_rwlock_init(pthread_rwlock_t *lock,
                        const pthread_rwlockattr_t *attr) {
  (void)attr;
  lock->__s.__state = 0;
  return 0;
}

int pthread_rwlock_destroy(pthread_rwlock_t *lock) {
  __tresse_mutex_lock(lock);
  if (lock->__s.__state != 0)
    __tresse_misuse(lock->__s.__state == DESTROYED
                        ? "pthread_rwlock_destroy: the lock has been destroyed before"
                        : "pthread_rwlock_destroy: a thread holds the lock");
  lock->__s.__state = DESTROYED;
  __tresse_mutex_unlock(lock);
  return 0;
}

/* The state of a lock that is there. */
static int rwlock_state(const pthread_rwlock_t *lock) {
  int state = lock->__s.__state;
  if (state < WRITER)
    __tresse_misuse("pthread_rwlock: the lock is used after it was destroyed");
  return state;
}

static int read_lock(pthread_rwlock_t *lock, int wait) {
  int state;
  __tresse_mutex_lock(lock);
  while ((state = rwlock_state(lock)) == WRITER && wait)
    __tresse_cond_wait(CONDITION(lock), lock);
  if (state != WRITER)
    lock->__s.__state = state + 1;
  __tresse_mutex_unlock(lock);
  return state != WRITER ? 0 : EBUSY;
}

static int write_lock(pthread_rwlock_t *lock, int wait) {
  int state;
  __tresse_mutex_lock(lock);
  while ((state = rwlock_state(lock)) != 0 && wait)
    __tresse_cond_wait(CONDITION(lock), lock);
  if (state == 0) {
    lock->__s.__state = WRITER;
    lock->__s.__writer = pthread_self();
  }
  __tresse_mutex_unlock(lock);
  return state == 0 ? 0 : EBUSY;
}

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) { return read_lock(lock, 1); }
int pthread_rwlock_tryrdlock(pthread_rwlock_t *lock) { return read_lock(lock, 0); }
int pthread_rwlock_wrlock(pthread_rwlock_t *lock) { return write_lock(lock, 1); }
int pthread_rwlock_trywrlock(pthread_rwlock_t *lock) { return write_lock(lock, 0); }

int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
  __tresse_mutex_lock(lock);
  int state = rwlock_state(lock);
  if (state == 0)
    __tresse_misuse("pthread_rwlock_unlock: no thread holds the lock");
  if (state == WRITER) {
    if (!pthread_equal(lock->__s.__writer, pthread_self()))
      __tresse_misuse("pthread_rwlock_unlock: another thread holds the lock for writing");
    lock->__s.__state = 0;
    __tresse_cond_broadcast(CONDITION(lock));
  } else {
    lock->__s.__state = state - 1;
    if (state == 1) /* only writers can be waiting */
      __tresse_cond_signal(CONDITION(lock));
  }
  __tresse_mutex_unlock(lock);
  return 0;
}

/* --- semaphores ------------------------------------------------------------------------------ */

#define SEM_DESTROYED 0xffffffffu

static unsigned sem_current(const sem_t *sem) {
  unsigned value = sem->__value;
  if (value > SEM_VALUE_MAX)
    __tresse_misuse("sem: the semaphore is used after it was destroyed");
  return value;
}

int sem_init(sem_t *sem, int shared, unsigned value) {
  (void)shared;
  if (value > SEM_VALUE_MAX) {
    errno = EINVAL;
    return -1;
  }
  sem->__value = value;
  return 0;
}

int sem_destroy(sem_t *sem) {
  __tresse_mutex_lock(sem);
  sem_current(sem);
  sem->__value = SEM_DESTROYED;
  __tresse_mutex_unlock(sem);
  return 0;
}

int sem_wait(sem_t *sem) {
  unsigned value;
  __tresse_mutex_lock(sem);
  while ((value = sem_current(sem)) == 0)
    __tresse_cond_wait(CONDITION(sem), sem);
  sem->__value = value - 1;
  __tresse_mutex_unlock(sem);
  return 0;
}

int sem_trywait(sem_t *sem) {
  __tresse_mutex_lock(sem);
  unsigned value = sem_current(sem);
  if (value)
    sem->__value = value - 1;
  __tresse_mutex_unlock(sem);
  if (value)
    return 0;
  errno = EAGAIN;
  return -1;
}

int sem_post(sem_t *sem) {
  __tresse_mutex_lock(sem);
  unsigned value = sem_current(sem);
  if (value < SEM_VALUE_MAX) {
    sem->__value = value + 1;
    __tresse_cond_signal(CONDITION(sem));
  }
  __tresse_mutex_unlock(sem);
  if (value < SEM_VALUE_MAX)
    return 0;
  errno = EOVERFLOW;
  return -1;
}

int sem_getvalue(sem_t *sem, int *value) {
  __tresse_mutex_lock(sem);
  int now = (int)sem_current(sem);
  __tresse_mutex_unlock(sem);
  *value = now;
  return 0;
}

/* --- spin locks ------------------------------------------------------------------------------ */

/* Nothing spins: the lock is a mutex of the machine. The object is only read, to see that it is
   there; any value but this one will do. */
#define SPIN_DESTROYED (-1)

static void check_spin(const pthread_spinlock_t *lock) {
  if (*lock == SPIN_DESTROYED)
    __tresse_misuse("pthread_spin: the lock is used after it was destroyed");
}

int pthread_spin_init(pthread_spinlock_t *lock, int shared) {
  (void)shared;
  *lock = 0;
  return 0;
}

int pthread_spin_destroy(pthread_spinlock_t *lock) {
  check_spin(lock);
  if (__tresse_mutex_trylock((void *)lock))
    __tresse_misuse("pthread_spin_destroy: a thread holds the lock");
  *lock = SPIN_DESTROYED;
  __tresse_mutex_unlock((void *)lock);
  return 0;
}

int pthread_spin_lock(pthread_spinlock_t *lock) {
  check_spin(lock);
  __tresse_mutex_lock((void *)lock);
  return 0;
}

int pthread_spin_trylock(pthread_spinlock_t *lock) {
  check_spin(lock);
  return __tresse_mutex_trylock((void *)lock);
}

int pthread_spin_unlock(pthread_spinlock_t *lock) {
  check_spin(lock);
  __tresse_mutex_unlock((void *)lock);
  return 0;
}

/* --- thread-specific data and clean-up -------------------------------------------------------- */

/* A key is never given out twice, so no thread can find the value of an older key under it. */
enum { KEY_NONE, KEY_LIVE, KEY_DELETED };

static struct {
  _Atomic int state;
  void (*destructor)(void *);
} keys[PTHREAD_KEYS_MAX];
static unsigned keys_made;

static _Thread_local void *key_values[PTHREAD_KEYS_MAX];
/* All values from this one on are null. */
static _Thread_local unsigned key_values_end;
static _Thread_local struct __tresse_cleanup *cleanup_handlers;

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
  __tresse_mutex_lock(keys);
  unsigned made = keys_made;
  if (made < PTHREAD_KEYS_MAX)
    keys_made = made + 1;
  __tresse_mutex_unlock(keys);
  if (made == PTHREAD_KEYS_MAX)
    return EAGAIN;
  keys[made].destructor = destructor;
  __c11_atomic_store(&keys[made].state, KEY_LIVE, __ATOMIC_RELAXED);
  *key = made;
  return 0;
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

/* 0 when the configuration decides. */
int pthread_attr_getstacksize(const pthread_attr_t *attr, size_t *size) {
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

int pthread_attr_setschedparam(pthread_attr_t *attr,
                               const struct sched_param *param) {
  attr->__s.__priority = param->sched_priority;
  return 0;
}

int pthread_attr_getschedparam(const pthread_attr_t *attr,
                               struct sched_param *param) {
  param->sched_priority = attr->__s.__priority;
  return 0;
}

/* The other attributes are all one int, or nothing at all: there is one process. */
#define ATTRIBUTE(type, field, what, first, last)                                       \
  int pthread_##type##_set##what(pthread_##type##_t *attr, int value) {                 \
    return set_if(&attr->field, value, value >= (first) && value <= (last));            \
  }                                                                                     \
  int pthread_##type##_get##what(const pthread_##type##_t *attr,               \
                                 int *value) {                                 \
    *value = attr->field;                                                               \
    return 0;                                                                           \
  }
#define ATTRIBUTE_OBJECT(type, field)                     \
  int pthread_##type##_init(pthread_##type##_t *attr) {   \
    attr->field = 0;                                      \
    return 0;                                             \
  }                                                       \
  int pthread_##type##_destroy(pthread_##type##_t *attr) {\
    (void)attr;                                           \
    return 0;                                             \
  }
#define ONE_PROCESS(type)                                                               \
  int pthread_##type##_setpshared(pthread_##type##_t *attr, int shared) {               \
    (void)attr;                                                                         \
    return shared == PTHREAD_PROCESS_PRIVATE || shared == PTHREAD_PROCESS_SHARED ? 0 : EINVAL; \
  }                                                                                     \
  int pthread_##type##_getpshared(const pthread_##type##_t *attr,              \
                                  int *shared) {                               \
    (void)attr;                                                                         \
    *shared = PTHREAD_PROCESS_PRIVATE;                                                  \
    return 0;                                                                           \
  }

ATTRIBUTE_OBJECT(mutexattr, __kind)
ATTRIBUTE(mutexattr, __kind, type, PTHREAD_MUTEX_NORMAL, PTHREAD_MUTEX_ERRORCHECK)
ONE_PROCESS(mutexattr)
ATTRIBUTE_OBJECT(condattr, __clock)
ATTRIBUTE(condattr, __clock, clock, CLOCK_REALTIME, CLOCK_MONOTONIC)
ONE_PROCESS(condattr)
ATTRIBUTE_OBJECT(rwlockattr, __bytes[0])
ONE_PROCESS(rwlockattr)
ATTRIBUTE_OBJECT(barrierattr, __shared)
ONE_PROCESS(barrierattr)

int pthread_setname_np(pthread_t thread, const char *name) {
  (void)thread;
  return strnlen(name, 16) < 16 ? 0 : ERANGE;
}

int pthread_setconcurrency(int level) { return level >= 0 ? 0 : EINVAL; }
