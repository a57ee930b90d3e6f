/* C11 threads over pthreads. */
#include <threads.h>

/* A mutex that supports no timeout: no ceiling is so high. */
enum { MUTEX_UNTIMED = CEILING_MOST + 1 };

static int thread_status(int error) {
  switch (error) {
  case 0: return thrd_success;
  case EBUSY: return thrd_busy;
  case ENOMEM: return thrd_nomem;
  case ETIMEDOUT: return thrd_timedout;
  default: return thrd_error;
  }
}

struct start {
  thrd_start_t run;
  void *argument;
};

static void *run_thread(void *block) {
  struct start start = *(struct start *)block;
  free(block);
  return (void *)(intptr_t)start.run(start.argument);
}

int thrd_create(thrd_t *thread, thrd_start_t run, void *argument) {
  struct start *start = __tresse_scratch(sizeof *start);
  if (start == NULL)
    return thrd_nomem;
  *start = (struct start){ run, argument };
  int error = pthread_create(thread, NULL, run_thread, start);
  if (error)
    free(start);
  return error == EAGAIN ? thrd_nomem : thread_status(error);
}

int thrd_join(thrd_t thread, int *result) {
  void *value;
  int error = pthread_join(thread, &value);
  if (!error && result)
    *result = (int)(intptr_t)value;
  return thread_status(error);
}

int thrd_detach(thrd_t thread) { return thread_status(pthread_detach(thread)); }
thrd_t thrd_current(void) { return pthread_self(); }
int thrd_equal(thrd_t a, thrd_t b) { return pthread_equal(a, b); }
void thrd_exit(int result) { pthread_exit((void *)(intptr_t)result); }
void thrd_yield(void) { sched_yield(); }

int thrd_sleep(const struct timespec *length, struct timespec *left) {
  return clock_nanosleep(CLOCK_REALTIME, 0, length, left) ? -2 : 0;
}

int mtx_init(mtx_t *mutex, int kind) {
  pthread_mutexattr_t attr = { kind & mtx_recursive ? PTHREAD_MUTEX_RECURSIVE
                                                    : PTHREAD_MUTEX_NORMAL };
  if (kind & ~(mtx_recursive | mtx_timed))
    return thrd_error;
  int error = pthread_mutex_init(mutex, &attr);
  /* Where a mutex of POSIX has its priority ceiling. */
  if (!error)
    mutex->__s.__count = kind & mtx_timed ? 0 : MUTEX_UNTIMED;
  return thread_status(error);
}

void mtx_destroy(mtx_t *mutex) { pthread_mutex_destroy(mutex); }
int mtx_lock(mtx_t *mutex) { return thread_status(pthread_mutex_lock(mutex)); }
int mtx_trylock(mtx_t *mutex) { return thread_status(pthread_mutex_trylock(mutex)); }
int mtx_timedlock(mtx_t *mutex, const struct timespec *until) {
  /* C11 7.26.4.4: "The specified mutex shall support timeout." */
  if (__atomic_load_n(&mutex->__s.__count, __ATOMIC_RELAXED) == MUTEX_UNTIMED)
    __tresse_misuse("mtx_timedlock of a mutex that mtx_init has made without mtx_timed");
  return thread_status(pthread_mutex_timedlock(mutex, until));
}
int mtx_unlock(mtx_t *mutex) { return thread_status(pthread_mutex_unlock(mutex)); }

int cnd_init(cnd_t *cond) { return thread_status(pthread_cond_init(cond, NULL)); }
void cnd_destroy(cnd_t *cond) { pthread_cond_destroy(cond); }
int cnd_wait(cnd_t *cond, mtx_t *mutex) { return thread_status(pthread_cond_wait(cond, mutex)); }
int cnd_signal(cnd_t *cond) { return thread_status(pthread_cond_signal(cond)); }
int cnd_broadcast(cnd_t *cond) { return thread_status(pthread_cond_broadcast(cond)); }

int cnd_timedwait(cnd_t *cond, mtx_t *mutex,
                  const struct timespec *until) {
  return thread_status(pthread_cond_timedwait(cond, mutex, until));
}

void call_once(once_flag *flag, void (*run)(void)) { pthread_once(&flag->__done, run); }
int tss_create(tss_t *key, tss_dtor_t destructor) {
  return thread_status(pthread_key_create(key, destructor));
}
void tss_delete(tss_t key) { pthread_key_delete(key); }
void *tss_get(tss_t key) { return pthread_getspecific(key); }
int tss_set(tss_t key, void *value) { return thread_status(pthread_setspecific(key, value)); }
